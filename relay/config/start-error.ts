// What is printed when the relay does not start: one line that says what to do.
import { SettingError } from './setting-error.ts'

const hints: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is used by another program. Stop that one, or choose another port: PORT=4174',
  EACCES: 'A directory or port may not be used. Choose another: MAILBOX=var/mailbox, PORT=4173',
  EXDEV: 'QUEUE must be on the same disk as MAILBOX, for example: QUEUE=var/mailbox-queue',
  ENOTDIR: 'MAILBOX and QUEUE must be directories, for example: MAILBOX=var/mailbox',
  EEXIST: 'MAILBOX and QUEUE must be directories, for example: MAILBOX=var/mailbox',
  ENOSPC: 'The disk of MAILBOX is full',
}

export function explainStartError(error: unknown): string {
  if (error instanceof SettingError) return error.message
  if (!(error instanceof Error)) return String(error)
  const hint = 'code' in error ? hints[String(error.code)] : undefined
  return hint ? `${hint} (${error.message})` : (error.stack ?? error.message)
}
