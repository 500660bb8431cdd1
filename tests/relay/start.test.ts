// A relay can be started within another program, as npm start and npm run dev do.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#settings/relay-config.ts'
import { namesIn } from '../../relay/durable-files.ts'
import { startRelay } from '../../relay/start-relay.ts'
import { cleanUpAfterAll, temporaryDirectory } from './support/clean-up.ts'
import { messagesIn, send } from './support/relay-process.ts'
import { environmentOf } from './support/spawn-relay.ts'

async function start(directory?: string, settings: Record<string, string> = {}) {
  directory ??= await temporaryDirectory()
  const environment = environmentOf(directory, { LOG_LEVEL: 'silent', ...settings })
  const relay = await startRelay(readConfig(environment))
  cleanUpAfterAll(relay.stop)
  return { ...relay, directory }
}

test('two relays in one program keep their enquiries apart', async () => {
  const [one, other] = [await start(), await start()]
  expect((await send(one.address)).status).toBe(200)
  expect(await messagesIn(one.directory)).toHaveLength(1)
  expect(await messagesIn(other.directory)).toEqual([])
})

test('a relay that was stopped leaves its address', async () => {
  const { address, stop } = await start()
  await stop()
  await expect(send(address)).rejects.toThrow('fetch failed')
})

test('a second relay that finds the port in use leaves alone what the first is storing', async () => {
  const { address, directory } = await start()
  const draft = '1000000000.M1R0123456789abcdef.h'
  await writeFile(join(directory, 'mailbox', 'tmp', draft), 'Subject: half')
  await expect(start(directory, { PORT: new URL(address).port })).rejects.toThrow('EADDRINUSE')
  expect(await namesIn(join(directory, 'mailbox', 'tmp'))).toEqual([draft])
})

test('a suspicious enquiry of an earlier version is in the inbox after the next start', async () => {
  const directory = await temporaryDirectory({
    'mailbox/.Junk/new/1000000000.M1P1Q1.h':
      'Subject: Enquiry from Dr. Kumar\nX-Junk-Reason: a link in a name\n\nx\n',
  })
  await start(directory)
  expect(await messagesIn(directory)).toEqual([
    expect.stringContaining('Subject: [Possible spam] Enquiry from Dr. Kumar'),
  ])
})
