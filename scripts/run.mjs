import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const PROGRESS_INTERVAL_MS = 10_000

/**
 * Runs Node in the project's directory with our input and output, and resolves to its exit code. Signals are passed on;
 * after one of them we exit as soon as the program has. `progress` is printed at the start and every ten seconds, for a
 * program that prints little itself.
 * @param {readonly string[]} args The program and its arguments.
 * @param {{ env?: NodeJS.ProcessEnv, progress?: string }} [options]
 */
export async function runNode(args, { env, progress } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  /** @param {NodeJS.Signals} signal */
  function passOn(signal) {
    child.on('exit', () => process.exit(1))
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, passOn)
  if (progress) console.log(`${progress} …`)
  const start = Date.now()
  const interval = setInterval(() => {
    if (progress) console.log(`${progress} … ${Math.round((Date.now() - start) / 1000)} s`)
  }, PROGRESS_INTERVAL_MS)
  const [code] = await once(child, 'exit')
  clearInterval(interval)
  for (const signal of SIGNALS) process.off(signal, passOn)
  return Number(code ?? 1)
}
