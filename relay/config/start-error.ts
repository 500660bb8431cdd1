// What is printed when the relay does not start: one line that says what to do.

/** Stops the start: which setting, what is wrong with it, and a value that would be right. */
export class SettingError extends Error {
  constructor(setting: string, problem: string, example: string) {
    super(`${setting} ${problem}, for example: ${setting}=${example}`)
  }
}

const NOT_ALLOWED =
  'This user may not use a file, a directory or a port. Use another user, or choose another: MAILBOX=var/mailbox, PORT=4173'

const hints: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is used by another program. Stop that one, or choose another port: PORT=4174',
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS:
    'MAILBOX and QUEUE are on a disk or in a directory that is read-only. Choose another: MAILBOX=var/mailbox',
  EXDEV: 'QUEUE must be on the same disk as MAILBOX, for example: QUEUE=var/mailbox-queue',
  ENOTDIR: 'MAILBOX and QUEUE must be directories, for example: MAILBOX=var/mailbox',
  EEXIST: 'MAILBOX and QUEUE must be directories, for example: MAILBOX=var/mailbox',
  ENOTFOUND: 'HOST must be an address of this machine, for example: HOST=localhost',
  EADDRNOTAVAIL: 'HOST must be an address of this machine, for example: HOST=localhost',
  ENOSPC: 'The disk of MAILBOX is full',
}

export function explainStartError(error: unknown): string {
  if (error instanceof SettingError) return error.message
  if (!(error instanceof Error)) return String(error)
  const hint = 'code' in error && hints[String(error.code)]
  return hint ? `${hint} (${error.message})` : (error.stack ?? error.message)
}
