// The built relay as a process of its own, with real sockets and a real disk.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, vi } from 'vitest'
import { SEND_PATH } from '#contract/emailjs-api.ts'
import { messagesIn as messagesOf } from '../e2e/support/site.ts'
import { cleanUpAfterAll } from '../temporary-files.ts'
import { bodyOf } from './fixtures.ts'
import { builtRelay } from './global-setup.ts'

/** Deliveries are retried after five seconds, and ten processes may share two cores. */
export const WAIT = { timeout: 40_000, interval: 20 }

export type RelayProcess = Awaited<ReturnType<typeof startRelay>>

export function environmentOf(directory: string, settings: Record<string, string> = {}) {
  const { PATH } = process.env
  return {
    PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    SITE_FOLDER: 'none',
    MAILBOX: join(directory, 'mailbox'),
    QUEUE: join(directory, 'queue'),
    RATE_PER_MINUTE: '0',
    ...settings,
  }
}

export function spawnRelay(directory: string, settings: Record<string, string> = {}, wrapper: string[] = []) {
  const [command = '', ...rest] = [...wrapper, process.execPath, join(builtRelay, 'main.js')]
  const env = environmentOf(directory, settings)
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], env })
  // Its directory is removed next, so nothing may write there.
  cleanUpAfterAll(async () => {
    if (child.kill('SIGKILL')) await once(child, 'exit')
  })
  return child
}

export async function startRelay(
  directory: string,
  settings: Record<string, string> = {},
  wrapper: string[] = [],
) {
  const child = spawnRelay(directory, settings, wrapper)
  const log: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => log.push(line))
  child.stderr.on('data', (text) => log.push(String(text)))

  /** Waits for a log line with this text. */
  async function logged(text: string): Promise<string> {
    await vi.waitUntil(() => log.join('\n').includes(text) || child.exitCode !== null, WAIT)
    expect(log.join('\n')).toContain(text)
    return log.find((line) => line.includes(text)) ?? ''
  }

  /** Resolves with the exit code, or with the signal that ended the process. */
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      // After its last output, unlike 'exit'.
      await once(child, 'close')
    }
    return child.exitCode ?? child.signalCode
  }

  const url = /http:\/\/127\.0\.0\.1:[0-9]+/.exec(await logged('is at http'))?.[0] ?? ''
  return { url, port: Number(new URL(url).port), child, log, logged, end }
}

export function send(url: string, body: unknown = bodyOf()): Promise<Response> {
  return fetch(url + SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** The text of every unread message in the inbox. */
export const messagesIn = (directory: string) => messagesOf({ mailbox: join(directory, 'mailbox') })
