// Starts the relay: http/ receives enquiries, mailbox/ stores them, delivery/ sends them by mail.
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Config, readConfig } from './config/config.ts'
import { explainStartError } from './config/start-error.ts'
import { Delivery } from './delivery/delivery.ts'
import { openMailer } from './delivery/mailer.ts'
import { deadLettersOf, openQueue, prepareQueue } from './delivery/queue.ts'
import { createServer } from './http/server.ts'
import { codeOf, type Log } from './log.ts'
import { expire } from './mailbox/expire.ts'
import { prepareMaildir } from './mailbox/maildir.ts'
import { recover } from './mailbox/recover.ts'
import { openStore } from './mailbox/store-message.ts'

const HOUR_MS = 60 * 60 * 1000
/** Requests still open after 8 s were never acknowledged, so dropping them loses nothing. */
const SHUTDOWN_TIMEOUT_MS = 8_000

async function start(config: Config): Promise<string> {
  const { smtpUrl } = config.mail
  await prepareMaildir(config.mailbox)
  if (smtpUrl) await prepareQueue(config.queue, config.mailbox)
  await recover(config.mailbox, config.queue)

  let delivery: Delivery | undefined
  const app = await createServer({
    config,
    store: openStore(config.mailbox, smtpUrl && config.queue),
    onStored: (id) => delivery?.add(id),
    deliveryStatus: async () => delivery?.status(),
  })
  await app.listen({ host: config.host, port: config.port })

  const mailer = smtpUrl ? openMailer(config.mail, smtpUrl) : undefined
  if (mailer) delivery = new Delivery(openQueue(config.queue), mailer, app.log)
  expireHourly(config, app.log)
  let isShuttingDown = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A terminal and npm both pass the signal on; the second must not interrupt the shutdown.
    process.on(signal, () => {
      if (!isShuttingDown) shutdown(app, delivery, mailer)
      isShuttingDown = true
    })
  }
  return announce(app, config)
}

function announce(app: FastifyInstance, { host, mailbox, mail }: Config): string {
  const { port } = app.server.address() as AddressInfo
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const isDelivering = mail.smtpUrl !== undefined
  app.log.info({ address, mailbox, isDelivering }, `The site is at ${address}`)
  return address
}

function expireHourly({ mailbox, queue, keepDays }: Config, log: Log) {
  if (keepDays === undefined) return
  const run = () =>
    expire(mailbox, deadLettersOf(queue), keepDays).then(
      (removed) => removed > 0 && log.info({ removed, keepDays }, 'expired messages were removed'),
      (error: unknown) => log.error({ code: codeOf(error) }, 'expired messages could not be removed'),
    )
  setInterval(run, HOUR_MS).unref()
  run()
}

async function shutdown(app: FastifyInstance, delivery?: Delivery, mailer?: { close(): void }) {
  setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref()
  await Promise.allSettled([app.close(), delivery?.stop()])
  mailer?.close()
  process.exit(0)
}

async function startFromEnvironment(): Promise<string> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    return await start(readConfig(process.env))
  } catch (error) {
    console.error(explainStartError(error))
    process.exit(1)
  }
}

/** `npm start` prints it. */
export const address = await startFromEnvironment()
