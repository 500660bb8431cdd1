// npm run inbox: what has arrived, in the terminal.
import { existsSync } from 'node:fs'
import { readConfig } from './config/config.ts'
import { explain } from './config/start-error.ts'
import { openQueue } from './delivery/queue.ts'
import { listing, show } from './mailbox/inbox-view.ts'

const HELP = `npm run inbox             lists what has arrived, newest first
npm run inbox -- 3        shows letter 3 of the list and marks it as read
npm run inbox -- retry    tries again to send what was set aside`

async function answerTo(command: string | undefined): Promise<string> {
  const { mailbox, queue } = readConfig(process.env)
  if (command === undefined) return listing(mailbox, openQueue(queue))
  if (/^[1-9][0-9]*$/.test(command)) return show(mailbox, Number(command))
  if (command !== 'retry') return HELP
  const retried = await openQueue(queue).retryAll()
  return `${retried} set aside before; the relay tries again within a minute.`
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  console.log(await answerTo(process.argv[2]))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
