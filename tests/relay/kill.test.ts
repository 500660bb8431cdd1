// Every enquiry that was answered with 200 is in the mailbox, complete and once, whenever the process is killed.
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { bodyOf } from './fixtures.ts'
import { messagesIn, type RelayProcess, send, startRelay, temporaryDirectory } from './relay-process.ts'

const KILLS = 20
const SENDERS = 8
/** Long enough for a partial write; the mark at the end shows that the message is complete. */
const PADDING = 'I would like to ask about postnatal massage.\n'.repeat(200)

/** From 1 to 120 answers, the same in every run. */
const answersBeforeKill = Array.from({ length: KILLS }, (_, kill) => 1 + ((kill * 37) % 120))

async function sendUntilDead(relay: RelayProcess, round: number, answered: string[], enough: number) {
  let sent = 0
  const sender = async () => {
    for (;;) {
      const mark = `mark-${round}-${sent++}-end`
      const response = await send(relay.url, bodyOf({ message: `${PADDING}${mark}` })).catch(() => undefined)
      if (response === undefined) return
      if (response.status === 200) answered.push(mark)
      if (answered.length >= enough) relay.child.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
}

async function expectCompleteMessages(directory: string) {
  for (const message of await messagesIn(directory))
    expect(message.trimEnd()).toMatch(/mark-[0-9]+-[0-9]+-end$/)
}

/** Nothing listens there, so every message stays in the queue. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 1
}

test(`loses and duplicates nothing in ${KILLS} kills under load`, { timeout: 120_000 }, async () => {
  const directory = await temporaryDirectory()
  const smtp = {
    SMTP_URL: `smtp://127.0.0.1:${await closedPort()}`,
    MAIL_TO: 'd@example.com',
    MAIL_FROM: 'w@example.com',
  }
  const answered: string[] = []
  for (const [round, answers] of answersBeforeKill.entries()) {
    // Every second process delivers by mail: messages are then stored in another way.
    const relay = await startRelay(directory, round % 2 === 0 ? {} : smtp)
    await sendUntilDead(relay, round, answered, answered.length + answers)
    expect(await relay.end('SIGKILL')).toBe('SIGKILL')
    await expectCompleteMessages(directory)
  }
  await startRelay(directory)
  const messages = await messagesIn(directory)
  const marks = messages.map((message) => /mark-[0-9]+-[0-9]+-end/.exec(message)?.[0] ?? 'none')
  expect(new Set(marks).size).toBe(marks.length)
  expect(answered.filter((mark) => !marks.includes(mark))).toEqual([])
  await expectCompleteMessages(directory)
})
