// Makes the line that is printed if the relay does not start. It says what to do.
import { SettingsError } from '#settings/settings-error.ts'

const WRONG_ADDRESS = 'Choose another address, or stop the program that uses it: HOST=localhost, PORT=4174'
const WRONG_DIRECTORY =
  'MAILBOX and QUEUE must be directories on one disk that this user may read and write: MAILBOX=var/mailbox'

export function explainStartError(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  if (!(error instanceof Error)) return String(error)
  if (!('syscall' in error)) return error.stack ?? error.message
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? ` ${error.port}` : ''
    return `Another program uses the port${port}. Stop it, or choose another port: PORT=4174`
  }
  const isAboutAddress = ['listen', 'bind', 'getaddrinfo'].includes(String(error.syscall))
  return `${error.message}. ${isAboutAddress ? WRONG_ADDRESS : WRONG_DIRECTORY}`
}
