// Starts a relay: http/ receives enquiries, mailbox/ stores them, delivery/ sends them by mail.
import type { AddressInfo } from 'node:net'
import type { Config } from '#settings/relay-config.ts'
import { startDelivery } from './delivery/delivery.ts'
import { openMailer } from './delivery/mailer.ts'
import { deadLettersOf, openQueue } from './delivery/queue.ts'
import { createServer } from './http/server.ts'
import { codeOf, errorFacts, type Log } from './log.ts'
import { expire } from './mailbox/expire.ts'
import { deliverFormerJunk } from './mailbox/former-junk.ts'
import { completeUnfinished, findUnfinished, openStore, prepareStore } from './mailbox/store-message.ts'

const HOUR_MS = 60 * 60 * 1000

export type Relay = Awaited<ReturnType<typeof startRelay>>

export async function startRelay(config: Config) {
  const { host, port, mailbox, queue, mail } = config
  const usedQueue = mail.smtpUrl && queue
  await prepareStore(mailbox, usedQueue)
  const store = openStore(mailbox, usedQueue)
  const unfinished = await findUnfinished(mailbox, queue)
  await store.probe().catch(ignoreFullDisk)

  let delivery: ReturnType<typeof startDelivery> | undefined
  const app = await createServer({ config, store, deliveryStatus: async () => delivery?.status() })
  await app.listen({ host, port })
  // Now the port is ours. Before, another relay may have been running that these messages belong to and that would deliver
  // them too.
  try {
    await completeUnfinished(mailbox, queue, unfinished)
  } catch (error) {
    await app.close()
    throw error
  }
  await deliverFormerJunk(mailbox, store).then(
    (moved) =>
      moved > 0 && app.log.info({ moved }, 'messages of the folder Junk were marked and stored in the inbox'),
    (error: unknown) =>
      app.log.error(errorFacts(error), 'messages of the folder Junk could not be stored in the inbox'),
  )
  if (mail.smtpUrl) delivery = startDelivery(openQueue(queue), openMailer(mail, mail.smtpUrl), app.log)
  const expiry = expireHourly(config, app.log)

  const bound = app.server.address() as AddressInfo
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`
  app.log.info({ address, mailbox, isDelivering: delivery !== undefined }, `The site is at ${address}`)

  /** Finishes requests and the delivery that are in flight. */
  async function stop(): Promise<void> {
    clearInterval(expiry)
    await Promise.allSettled([app.close(), delivery?.stop()])
  }

  return { address, stop, verified: delivery?.verified }
}

/** Starts with a full disk too: the site is served and messages are delivered, and enquiries are refused. */
function ignoreFullDisk(error: unknown) {
  if (codeOf(error) !== 'ENOSPC') throw error
}

function expireHourly({ mailbox, queue, keepDays }: Config, log: Log) {
  if (keepDays === undefined) return undefined
  const run = () =>
    expire(mailbox, deadLettersOf(queue), keepDays).then(
      (removed) => removed > 0 && log.info({ removed, keepDays }, 'files of expired messages were removed'),
      (error: unknown) => log.error(errorFacts(error), 'expired messages could not be removed'),
    )
  run()
  return setInterval(run, HOUR_MS).unref()
}
