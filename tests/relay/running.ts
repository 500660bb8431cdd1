// A relay as it runs in earnest: its own process, real sockets, a real disk.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'

export const SEND_PATH = '/api/v1.0/email/send'

const leftovers: (() => unknown)[] = []
/** For the end of the file, not of the test: tests that run side by side have no end in common. */
export function atTheEnd(clear: () => unknown): void {
  leftovers.push(clear)
}
afterAll(async () => {
  for (const clear of leftovers.splice(0).reverse()) await clear()
})

export type Running = {
  url: string
  port: number
  child: ChildProcess
  /** Every line it has written to its log so far. */
  log: string[]
  /** Waits for a line of the log that holds these words. */
  logged(words: string): Promise<string>
  /** Answers with its exit code, or with the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>
}

export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-fault-'))
  atTheEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Built once for each test file; inside the project, since packages are found from there. */
const built = join('.cache', `relay-under-test-${process.pid}`)
const buildScript = "import { buildRelay } from './build/relay.ts'; await buildRelay(process.argv[1])"
beforeAll(async () => {
  await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    buildScript,
    built,
  ])
  atTheEnd(() => rm(built, { recursive: true, force: true }))
}, 60_000)

const { PATH } = process.env

export function spawnRelay(folder: string, settings: Record<string, string> = {}, wrapper: string[] = []) {
  const [command = '', ...rest] = [...wrapper, process.execPath, join(built, 'main.js')]
  const child = spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      SITE_FOLDER: 'none',
      ...places(folder),
      ...settings,
    },
  })
  atTheEnd(() => child.kill('SIGKILL'))
  return child
}

function places(folder: string) {
  return { MAILBOX: join(folder, 'mailbox'), QUEUE: join(folder, 'queue'), RATE_PER_MINUTE: '0' }
}

export async function startRelay(
  folder: string,
  settings: Record<string, string> = {},
  wrapper: string[] = [],
): Promise<Running> {
  const child = spawnRelay(folder, settings, wrapper)
  const log: string[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => log.push(line))
  child.stderr.on('data', (text) => log.push(String(text)))

  async function logged(words: string): Promise<string> {
    for (;;) {
      const found = log.find((line) => line.includes(words))
      if (found !== undefined) return found
      if (child.exitCode !== null) throw new Error(`The relay ended:\n${log.join('\n')}`)
      await Promise.race([once(lines, 'line'), once(child, 'exit')])
    }
  }

  async function end(signal: NodeJS.Signals) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await once(child, 'exit')
    }
    return child.exitCode ?? child.signalCode
  }

  const url = /http:\/\/127\.0\.0\.1:[0-9]+/.exec(await logged('is at http'))?.[0] ?? ''
  return { url, port: Number(new URL(url).port), child, log, logged, end }
}

export function bodyOf(fields: Record<string, unknown> = {}) {
  return {
    lib_version: '4.4.1',
    user_id: 'ayurvedic-wellness',
    service_id: 'relay',
    template_id: 'enquiry',
    template_params: {
      firstName: 'Example',
      lastName: 'Visitor',
      email: 'visitor@example.com',
      phoneNumber: '5550100',
      countryCode: '+1',
      message: 'I would like to ask about postnatal massage.',
      ...fields,
    },
  }
}

export function send(url: string, body: unknown = bodyOf()): Promise<Response> {
  return fetch(url + SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Every letter in the inbox as it lies there; or in a folder of the mailbox, such as .Junk. */
export async function lettersIn(folder: string, place = ''): Promise<string[]> {
  const room = join(folder, 'mailbox', place, 'new')
  const names = await readdir(room)
  return Promise.all(names.map((name) => readFile(join(room, name), 'utf8')))
}
