// Decodes one HEIC photograph, in the thread that decode-heic.ts starts. It is JavaScript, because a thread begins without
// the loader for TypeScript.
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

// The package has no types of its own.
const decode = createRequire(import.meta.url)('heic-decode')
const { width, height, data } = await decode({ buffer: workerData })
parentPort?.postMessage({ width, height, data }, [data.buffer])
