// Runs the built relay as a process of its own, with real sockets and a real disk.
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { SEND_PATH } from '#contract/emailjs-api.ts'
import { exampleRequest } from '#contract/example-enquiry.ts'
import { cleanUpAfterAll, temporaryDirectory } from './clean-up.ts'
import { builtRelay } from './global-setup.ts'
import { spawnRelay } from './spawn-relay.ts'
import { storedMessages } from './stored-messages.ts'

/** Deliveries are retried after five seconds, and ten processes may share two cores. */
export const WAIT = { timeout: 25_000, interval: 20 }

type Settings = Readonly<Record<string, string>>
export type RelayProcess = Awaited<ReturnType<typeof startRelay>>

/** Starts a relay in a directory of its own, or in that of another relay. `wrapper` is a command that runs it. */
export async function startRelay(settings: Settings = {}, directory?: string, wrapper?: string[]) {
  directory ??= await temporaryDirectory()
  const child = spawnRelay(builtRelay, directory, settings, wrapper)
  // Its directory is removed next, so nothing may write there.
  cleanUpAfterAll(async () => {
    if (child.kill('SIGKILL')) await once(child, 'exit')
  })
  let log = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (log += text))

  /** Waits for a log line with this text. */
  async function logged(text: string): Promise<string> {
    await vi.waitFor(() => expect(log).toContain(text), WAIT)
    return log.split('\n').find((line) => line.includes(text)) ?? ''
  }

  /** Resolves with the exit code, or with the signal that ended the process. */
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      // Unlike 'exit', this event comes after the last output.
      await once(child, 'close')
    }
    return child.exitCode ?? child.signalCode
  }

  const url = /http:\/\/127\.0\.0\.1:[0-9]+/.exec(await logged('is at http'))?.[0] ?? ''
  return { url, port: Number(new URL(url).port), directory, child, log: () => log, logged, end }
}

export function send(url: string, body: unknown = exampleRequest()): Promise<Response> {
  return fetch(url + SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** The text of every unread message in the inbox. */
export const messagesIn = (directory: string) => storedMessages(join(directory, 'mailbox'))
