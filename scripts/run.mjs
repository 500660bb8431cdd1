import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const PROGRESS_INTERVAL_MS = 10_000

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] added to the environment
 * @property {boolean} [shell]
 * @property {AbortSignal} [signal] ends the command
 * @property {string} [progress] printed at the start, and again with the time for a command that prints little itself
 */

/**
 * Runs a command in the project's directory with our input and output, and resolves to its exit code.
 * Signals are passed on to the command; after one of them we exit as soon as the command has.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, shell = false, signal, progress } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      shell,
      ...(signal && { signal }),
    })
    /** @type {NodeJS.Signals | undefined} */
    let received
    /** @param {NodeJS.Signals} name */
    function passOn(name) {
      received = name
      child.kill(name)
    }
    const stopProgress = progress ? printProgress(progress) : () => {}
    /** @param {number} code */
    function end(code) {
      stopProgress()
      for (const name of SIGNALS) process.off(name, passOn)
      if (received) process.exit(128 + constants.signals[received])
      resolve(code)
    }
    for (const name of SIGNALS) process.on(name, passOn)
    child.on('error', (error) => {
      if (error.name !== 'AbortError') console.error(`${command}: ${error.message}`)
      end(127)
    })
    child.on('exit', (code) => end(code ?? 1))
  })
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
 * @param {RunOptions} [options]
 */
export function runPackage(packageName, args, options) {
  const directory = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const file = typeof bin === 'string' ? bin : String(Object.values(bin)[0])
  return run(process.execPath, [join(directory, file), ...args], options)
}
