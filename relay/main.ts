// Starts the relay: receive.ts -> spool.ts -> deliver.ts, and the site beside them.
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { type Config, readConfig } from './config/config.ts'
import { explain } from './config/start-error.ts'
import { Delivery } from './delivery/delivery.ts'
import { openMailer } from './delivery/mailer.ts'
import { openQueue, prepareQueue } from './delivery/queue.ts'
import { createServer } from './http/server.ts'
import { codeOf, type Log } from './log.ts'
import { expire } from './mailbox/expire.ts'
import { prepareMaildir } from './mailbox/maildir.ts'
import { recover } from './mailbox/recover.ts'
import { openSpool } from './mailbox/store-message.ts'
import { keepHeapSmall } from './small-heap.ts'

const HOUR_MS = 60 * 60 * 1000
/** Longer than any enquiry needs, shorter than what service managers allow before they kill. */
const FAREWELL_MS = 8_000

async function start(config: Config): Promise<string> {
  const { smtpUrl } = config.mail
  await prepareMaildir(config.mailbox)
  if (smtpUrl) await prepareQueue(config.queue, config.mailbox)
  await recover(config.mailbox, config.queue)

  let delivery: Delivery | undefined
  const spool = openSpool(config.mailbox, smtpUrl && config.queue)
  const app = await createServer({ config, spool, onKept: (id) => delivery?.add(id) })
  await app.listen({ host: config.host, port: config.port })

  const mailer = smtpUrl ? openMailer(config.mail, smtpUrl) : undefined
  if (mailer) delivery = new Delivery(openQueue(config.queue), mailer.send, app.log)
  expireHourly(config, app.log)
  let isParting = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Once, however often it is sent: a terminal and npm each pass it on.
    process.on(signal, () => {
      if (!isParting) farewell(app, delivery, mailer)
      isParting = true
    })
  }
  return announce(app, config)
}

function announce(app: FastifyInstance, { host, mailbox, mail }: Config): string {
  const { port } = app.server.address() as AddressInfo
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const isDelivering = mail.smtpUrl !== undefined
  app.log.info({ address, mailbox, isDelivering }, `Ayurvedic Wellness is at ${address}`)
  return address
}

function expireHourly({ mailbox, queue, keepDays }: Config, log: Log) {
  if (keepDays === undefined) return
  const sweep = () =>
    expire(mailbox, queue, keepDays).then(
      (removed) => removed > 0 && log.info({ removed, keepDays }, 'old letters were removed'),
      (error: unknown) => log.error({ code: codeOf(error) }, 'old letters could not be removed'),
    )
  setInterval(sweep, HOUR_MS).unref()
  sweep()
}

/** Finishes what is in hand. Whoever is slower than that was promised nothing: she has no answer yet. */
async function farewell(app: FastifyInstance, delivery?: Delivery, mailer?: { close(): void }) {
  setTimeout(() => process.exit(0), FAREWELL_MS).unref()
  await Promise.allSettled([app.close(), delivery?.stop()])
  mailer?.close()
  process.exit(0)
}

async function startFromEnvironment(): Promise<string> {
  try {
    keepHeapSmall()
    if (existsSync('.env')) process.loadEnvFile('.env')
    return await start(readConfig(process.env))
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

/** `npm start` prints it. */
export const address = await startFromEnvironment()
