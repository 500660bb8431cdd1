import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Says one line and ends with failure.
 * @param {string} line
 * @returns {never}
 */
export function stop(line) {
  console.error(line)
  process.exit(1)
}

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [settings] added to the environment
 * @property {boolean} [shell]
 * @property {AbortSignal} [until] ends the command
 */

/**
 * Runs a command in the project's folder with our input and output, and answers with its exit code.
 * A signal that reaches us reaches the command too, and once the command has ended, so do we.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { settings = {}, shell = false, until } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...settings },
      stdio: 'inherit',
      shell,
      ...(until && { signal: until }),
    })
    /** @type {NodeJS.Signals | undefined} */
    let received
    /** @param {NodeJS.Signals} signal */
    function passOn(signal) {
      received = signal
      child.kill(signal)
    }
    /** @param {number} code */
    function end(code) {
      for (const signal of SIGNALS) process.off(signal, passOn)
      if (received) process.exit(128 + constants.signals[received])
      resolve(code)
    }
    for (const signal of SIGNALS) process.on(signal, passOn)
    child.on('error', (error) => {
      if (error.name !== 'AbortError') console.error(`${command}: ${error.message}`)
      end(127)
    })
    child.on('exit', (code) => end(code ?? 1))
  })
}

/**
 * Runs npm. On Windows it is a script that only a shell can start.
 * @param {string} words
 */
export function npm(words) {
  return process.platform === 'win32'
    ? run(`npm ${words}`, [], { shell: true })
    : run('npm', words.split(' '))
}

/**
 * The file behind a tool's name. Started with Node it is the same on every system, where
 * node_modules/.bin holds one thing for Windows and another for the rest.
 * @param {string} packageName
 * @returns {string}
 */
function toolFile(packageName) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : String(Object.values(bin)[0]))
}

/**
 * Runs an installed tool, such as vitest, by the name of its package.
 * @param {string} packageName
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function tool(packageName, args, options) {
  return run(process.execPath, [toolFile(packageName), ...args], options)
}
