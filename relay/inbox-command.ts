// `npm run inbox` reads the mailbox in a terminal.
import { readEnvironment } from '#settings/environment.ts'
import { readConfig } from '#settings/relay-config.ts'
import { inboxListing, showMessage } from './mailbox/inbox-view.ts'
import { openMailbox } from './mailbox/mailbox.ts'
import { explainStartError } from './start-error.ts'

const HELP = `npm run inbox                   lists all messages, newest first
npm run inbox -- ID             shows one message and marks it as read
npm run inbox -- answered ID    marks it as answered
npm run inbox -- retry          tries again to deliver what was refused`

async function run(command?: string, id = ''): Promise<string> {
  const mailbox = openMailbox(readConfig(readEnvironment(process.env)))
  switch (command) {
    case undefined:
      return inboxListing(mailbox)
    case 'answered':
      return (await mailbox.setFlag(id, 'answered')) ? 'Marked as answered.' : unknown(id)
    case 'retry':
      return `Queued again: ${await mailbox.retryDeadLetters()}. The running relay tries within seconds.`
    default:
      return (await showMessage(mailbox, command)) ?? unknown(command)
  }
}

function unknown(id: string): string {
  process.exitCode = 1
  const reason = id ? `There is no message ${id}.` : 'Write the id of the message too.'
  return `${reason} The id is the first word of the message’s line in the list.\n\n${HELP}`
}

try {
  console.log(await run(...process.argv.slice(2)))
} catch (error) {
  console.error(explainStartError(error))
  process.exitCode = 1
}
