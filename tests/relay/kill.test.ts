// The promise itself: what was answered with 200 is in the mailbox, whole and once, whenever the power goes.
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { bodyOf, lettersIn, type Running, scratchFolder, send, startRelay } from './running.ts'

const KILLS = 20
const SENDERS = 8
/** Long enough that a half-written letter would show; the mark at its end tells that it is whole. */
const FILLING = 'I would like to ask about postnatal massage.\n'.repeat(200)

/** Moments from just after the first answer to some hundred answers later, the same in every run. */
const answersBeforeKill = Array.from({ length: KILLS }, (_, kill) => 1 + ((kill * 37) % 120))

async function sendUntilDead(relay: Running, round: number, answered: string[], enough: number) {
  let sent = 0
  const sender = async () => {
    for (;;) {
      const mark = `mark-${round}-${sent++}-end`
      const response = await send(relay.url, bodyOf({ message: `${FILLING}${mark}` })).catch(() => undefined)
      if (response === undefined) return
      if (response.status === 200) answered.push(mark)
      if (answered.length >= enough) relay.child.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
}

async function expectWholeLetters(folder: string) {
  for (const letter of await lettersIn(folder)) expect(letter.trimEnd()).toMatch(/mark-[0-9]+-[0-9]+-end$/)
}

/** Nobody listens there: every letter stays in the queue, and the queue's links are made under load too. */
async function deadPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 1
}

test(`survives ${KILLS} kills under load`, { timeout: 120_000 }, async () => {
  const folder = await scratchFolder()
  const smtp = {
    SMTP_URL: `smtp://127.0.0.1:${await deadPort()}`,
    MAIL_TO: 'd@example.com',
    MAIL_FROM: 'w@example.com',
  }
  const answered: string[] = []
  for (const [round, answers] of answersBeforeKill.entries()) {
    // Every other life without a mail server: the two keep letters in different ways.
    const relay = await startRelay(folder, round % 2 === 0 ? {} : smtp)
    await sendUntilDead(relay, round, answered, answered.length + answers)
    expect(await relay.end('SIGKILL')).toBe('SIGKILL')
    await expectWholeLetters(folder)
  }
  await startRelay(folder)
  const letters = await lettersIn(folder)
  const marks = letters.map((letter) => /mark-[0-9]+-[0-9]+-end/.exec(letter)?.[0] ?? 'none')
  expect(new Set(marks).size).toBe(marks.length)
  expect(answered.filter((mark) => !marks.includes(mark))).toEqual([])
  await expectWholeLetters(folder)
})
