// A relay can be started within another program, as npm start and npm run dev do.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#settings/relay-config.ts'
import { startRelay } from '../../relay/start-relay.ts'
import { cleanUpAfterAll, temporaryDirectory, writeFiles } from '../temporary-files.ts'
import { messagesIn, send } from './support/relay-process.ts'
import { environmentOf } from './support/spawn-relay.ts'

async function start(directory?: string) {
  directory ??= await temporaryDirectory()
  const relay = await startRelay(readConfig({ ...environmentOf(directory, {}), LOG_LEVEL: 'silent' }))
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

test('a suspicious enquiry of an earlier version is in the inbox after the next start', async () => {
  const directory = await temporaryDirectory()
  await writeFiles(join(directory, 'mailbox', '.Junk', 'new'), {
    '1000000000.M1P1Q1.h': 'Subject: Enquiry from Dr. Kumar\nX-Junk-Reason: a link in a name\n\nx\n',
  })
  await start(directory)
  expect(await messagesIn(directory)).toEqual([
    expect.stringContaining('Subject: [Possible spam] Enquiry from Dr. Kumar'),
  ])
})
