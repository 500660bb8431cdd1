// Every enquiry that was answered with 200 is in the mailbox, complete and once, whenever the process is killed.
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { exampleRequest } from '#contract/example-enquiry.ts'
import { temporaryDirectory } from './support/clean-up.ts'
import { listen, mailSettings } from './support/mail-server.ts'
import { messagesIn, type RelayProcess, send, startRelay } from './support/relay-process.ts'

const KILLS = 12
const SENDERS = 8
/** This is long enough for a partial write. The mark at the end shows that the message is complete. */
const PADDING = 'I would like to ask about postnatal massage.\n'.repeat(200)

async function sendUntilDead(relay: RelayProcess, round: number, answered: string[], enough: number) {
  let sent = 0
  const sender = async () => {
    for (;;) {
      const mark = `mark-${round}-${sent++}-end`
      const response = await send(relay.url, exampleRequest({ message: `${PADDING}${mark}` })).catch(
        () => undefined,
      )
      if (response === undefined) return
      if (response.status === 200) answered.push(mark)
      if (answered.length >= enough) relay.child.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
}

/** Returns the mark of every message, and expects that each message is complete. */
async function marksIn(directory: string): Promise<string[]> {
  const messages = await messagesIn(directory)
  return messages.map((message) => /mark-[0-9]+-[0-9]+-end(?=\n$)/.exec(message)?.[0] ?? 'incomplete')
}

test(`loses and duplicates nothing in ${KILLS} kills under load`, { timeout: 120_000 }, async () => {
  const directory = await temporaryDirectory()
  const server = await listen(createServer(() => undefined)) // It never greets, so every message stays in the queue.
  const answered: string[] = []
  for (let round = 0; round < KILLS; round += 1) {
    // Every second process delivers by mail: messages are then stored in another way.
    const relay = await startRelay(round % 2 === 0 ? {} : mailSettings(server.port), directory)
    // The process is killed after 1 to 120 answers, which are the same numbers in every run.
    await sendUntilDead(relay, round, answered, answered.length + 1 + ((round * 37) % 120))
    expect(await relay.end('SIGKILL')).toBe('SIGKILL')
  }
  await startRelay({}, directory)
  const marks = await marksIn(directory)
  expect(marks).not.toContain('incomplete')
  expect(new Set(marks).size).toBe(marks.length)
  expect(answered.filter((mark) => !marks.includes(mark))).toEqual([])
})
