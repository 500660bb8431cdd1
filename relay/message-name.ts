// The file name of a message (https://cr.yp.to/proto/maildir.html): the same in the mailbox and in the delivery queue.
import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'

/** Windows does not allow a colon in a file name, so mail programs write a semicolon there. */
const FLAG_SEPARATOR = process.platform === 'win32' ? ';' : ':'

const host = hostname().replaceAll('/', '\\057').replaceAll(':', '\\072')

/** Makes a name that is unique by time and random bytes, as the Maildir format allows. Names sort by their arrival. */
export function uniqueName(): string {
  const now = Date.now()
  const microseconds = String((now % 1000) * 1000).padStart(6, '0')
  return `${Math.floor(now / 1000)}.M${microseconds}R${randomBytes(8).toString('hex')}.${host}`
}

/** Says whether a relay made this name. Earlier versions wrote their process and a count (P1Q1). */
export const isOwnName = (name: string) => /^[0-9]+\.M[0-9]+(?:R[0-9a-f]+|P[0-9]+Q[0-9]+)\./.test(name)

/** Returns the part of a name that never changes. Mail programs add `:2,` and flags, Dovecot also `,S=` and a size. */
export function baseName(name: string): string {
  return name.split(/[:;,]/, 1)[0] ?? name
}

export function flagsOf(name: string): string {
  return /[:;]2,([A-Za-z]*)$/.exec(name)?.[1] ?? ''
}

export function withFlags(name: string, flags: string, separator = FLAG_SEPARATOR): string {
  const [unflagged] = name.split(/[:;]2,/, 1)
  return `${unflagged}${separator}2,${[...new Set(flags)].sort().join('')}`
}

/** Reads the arrival from the name, because copying or restoring a backup changes the time of the file. */
export function arrivalOf(name: string): Date | undefined {
  const seconds = /^([0-9]+)\./.exec(name)?.[1]
  return seconds === undefined ? undefined : new Date(Number(seconds) * 1000)
}
