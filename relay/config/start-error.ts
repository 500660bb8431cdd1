// What a person reads when the relay does not start: one line, and what to do about it.
import { SettingProblem } from './setting-error.ts'

const hints: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is taken by another program. Stop that one, or choose another: PORT=4174',
  EACCES: 'A folder or port is not ours to use. Choose another: MAILBOX=var/mailbox, PORT=4173',
  EXDEV: 'QUEUE must be on the same disk as MAILBOX, for example: QUEUE=var/mailbox-queue',
  ENOTDIR: 'MAILBOX and QUEUE must be folders, for example: MAILBOX=var/mailbox',
  EEXIST: 'MAILBOX and QUEUE must be folders, for example: MAILBOX=var/mailbox',
  ENOSPC: 'There is no room left on the disk of MAILBOX',
}

export function explain(error: unknown): string {
  if (error instanceof SettingProblem) return error.message
  if (!(error instanceof Error)) return String(error)
  const hint = 'code' in error ? hints[String(error.code)] : undefined
  return hint ? `${hint} (${error.message})` : (error.stack ?? error.message)
}
