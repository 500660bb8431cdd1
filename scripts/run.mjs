import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const PROGRESS_INTERVAL_MS = 10_000

/**
 * Runs a command in the project's directory with our environment, input and output, and resolves to its exit code.
 * Signals are passed on to the command; after one of them we exit as soon as the command has. `progress` is printed at
 * the start and every ten seconds, for a command that prints little itself.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { progress?: string }} [options]
 */
export async function run(command, args, { env, progress, ...options } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    ...options,
  })
  /** @param {NodeJS.Signals} name */
  function passOn(name) {
    child.on('exit', () => process.exit(1))
    child.kill(name)
  }
  for (const name of SIGNALS) process.on(name, passOn)
  const stopProgress = progress ? printProgress(progress) : () => {}
  try {
    const [code] = await once(child, 'exit')
    return Number(code ?? 1)
  } catch (error) {
    if (!options.signal?.aborted) console.error(`${command}: ${/** @type {Error} */ (error).message}`)
    return 127
  } finally {
    stopProgress()
    for (const name of SIGNALS) process.off(name, passOn)
  }
}

/** @param {string} text */
function printProgress(text) {
  console.log(`${text} …`)
  const start = Date.now()
  const interval = setInterval(
    () => console.log(`${text} … ${Math.round((Date.now() - start) / 1000)} s`),
    PROGRESS_INTERVAL_MS,
  )
  return () => clearInterval(interval)
}

/**
 * Runs the program of an installed package, such as vitest. It is started with Node because node_modules/.bin holds
 * different files on Windows.
 * @param {string} packageName
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runPackage(packageName, args, options) {
  const directory = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const file = typeof bin === 'string' ? bin : String(Object.values(bin)[0])
  return run(process.execPath, [join(directory, file), ...args], options)
}
