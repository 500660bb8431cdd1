// Starts the relay: http/ receives enquiries, mailbox/ stores them, delivery/ sends them by mail.
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Config, loadConfig } from '#settings/relay-config.ts'
import { type Delivery, startDelivery } from './delivery/delivery.ts'
import { openMailer } from './delivery/mailer.ts'
import { deadLettersOf, openQueue } from './delivery/queue.ts'
import { createServer } from './http/server.ts'
import { codeOf, type Log } from './log.ts'
import { expire } from './mailbox/expire.ts'
import { finishDrafts, openStore, prepareStore } from './mailbox/store-message.ts'
import { explainStartError } from './start-error.ts'

const HOUR_MS = 60 * 60 * 1000
/** Requests still open after 8 s were never acknowledged, so dropping them loses nothing. */
const SHUTDOWN_TIMEOUT_MS = 8_000

async function start() {
  // Enquiries are about health: only the user of the relay may read what it writes.
  process.umask(0o077)
  const config = loadConfig()
  const { host, port, mailbox, queue, mail } = config
  const usedQueue = mail.smtpUrl && queue
  await prepareStore(mailbox, usedQueue)
  const store = openStore(mailbox, usedQueue)
  await store.probe().catch(ignoreFullDisk)
  await finishDrafts(mailbox, queue)

  let delivery: Delivery | undefined
  const app = await createServer({
    config,
    store,
    deliveryStatus: async () => delivery?.status(),
  })
  await app.listen({ host, port })

  if (mail.smtpUrl) delivery = startDelivery(openQueue(queue), openMailer(mail, mail.smtpUrl), app.log)
  expireHourly(config, app.log)
  shutdownOnSignal(app, delivery)

  const bound = app.server.address() as AddressInfo
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`
  app.log.info({ address, mailbox, isDelivering: delivery !== undefined }, `The site is at ${address}`)
  return { address, delivery }
}

/** With a full disk the site is served and messages are delivered; enquiries are refused. */
function ignoreFullDisk(error: unknown) {
  if (codeOf(error) !== 'ENOSPC') throw error
}

function expireHourly({ mailbox, queue, keepDays }: Config, log: Log) {
  if (keepDays === undefined) return
  const run = () =>
    expire(mailbox, deadLettersOf(queue), keepDays).then(
      (removed) => removed > 0 && log.info({ removed, keepDays }, 'files of expired messages were removed'),
      (error: unknown) => log.error({ code: codeOf(error) }, 'expired messages could not be removed'),
    )
  setInterval(run, HOUR_MS).unref()
  run()
}

function shutdownOnSignal(app: FastifyInstance, delivery: Delivery | undefined) {
  let isShuttingDown = false
  async function shutdown() {
    // A terminal and npm both pass the signal on; the second must not interrupt the shutdown.
    if (isShuttingDown) return
    isShuttingDown = true
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref()
    await Promise.allSettled([app.close(), delivery?.stop()])
    process.exit(0)
  }
  process.on('SIGTERM', shutdown)
  process.on('SIGINT', shutdown)
}

/** `npm start` prints the address. */
export const { address, delivery } = await start().catch((error: unknown) => {
  console.error(explainStartError(error))
  process.exit(1)
})
