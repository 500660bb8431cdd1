// The Maildir on disk (https://cr.yp.to/proto/maildir.html), with Maildir++ folders such as .Junk.
import { mkdir, open, readdir, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { codeOf } from '../log.ts'

export const JUNK = '.Junk'

/** One message file. `folder` is a Maildir++ folder of the mailbox, or empty for the inbox. */
export type MaildirEntry = { folder: string; directory: 'new' | 'cur'; name: string; path: string }

export async function prepareMaildir(root: string): Promise<void> {
  const junk = join(root, JUNK)
  for (const folder of [root, junk]) {
    for (const directory of ['tmp', 'new', 'cur']) await mkdir(join(folder, directory), { recursive: true })
  }
  // Maildir++ marks a folder inside a mailbox by this empty file.
  await writeFile(join(junk, 'maildirfolder'), '')
  for (const path of [junk, root, dirname(root)]) await syncDirectory(path)
}

const host = hostname().replaceAll('/', '\\057').replaceAll(':', '\\072')
let namesGiven = 0

/** Unique by time, process and count, as the Maildir format asks; in the order of arrival also as text. */
export function uniqueName(): string {
  namesGiven += 1
  const now = Date.now()
  const microseconds = String((now % 1000) * 1000).padStart(6, '0')
  return `${Math.floor(now / 1000)}.M${microseconds}P${process.pid}Q${namesGiven}.${host}`
}

/** Whether a name was made by `uniqueName`, perhaps on a machine that had this disk before. */
export const isOwnName = (name: string) => /^[0-9]+\.M[0-9]+P[0-9]+Q[0-9]+\./.test(name)

/** The part of a file name that never changes: mail programs add `:2,` and flags, Dovecot also `,S=` and a size. */
export function baseName(name: string): string {
  return name.split(/[:,]/, 1)[0] ?? name
}

export function flagsOf(name: string): string {
  return /:2,([A-Za-z]*)$/.exec(name)?.[1] ?? ''
}

export function withFlags(name: string, flags: string): string {
  return `${name.split(':', 1)[0]}:2,${[...new Set(flags)].sort().join('')}`
}

/** From the name, because copying or restoring a backup changes the time of the file. */
export function arrivalOf(name: string): Date | undefined {
  const seconds = /^([0-9]+)\./.exec(name)?.[1]
  return seconds === undefined ? undefined : new Date(Number(seconds) * 1000)
}

/** Every message in every folder: inbox, Junk and those that a mail program has added. */
export async function maildirEntries(root: string): Promise<MaildirEntry[]> {
  const folders = (await readdir(root).catch(undefinedIfMissing)) ?? []
  const entries: MaildirEntry[] = []
  for (const folder of ['', ...folders.filter((name) => name.startsWith('.'))]) {
    for (const directory of ['new', 'cur'] as const) {
      const path = join(root, folder, directory)
      // A folder that this user may not read must not hide the others.
      const names = await namesIn(path).catch(() => [])
      entries.push(...names.map((name) => ({ folder, directory, name, path: join(path, name) })))
    }
  }
  return entries
}

/** A missing directory is an empty one. */
export async function namesIn(directory: string): Promise<string[]> {
  const entries = (await readdir(directory, { withFileTypes: true }).catch(undefinedIfMissing)) ?? []
  const files = entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
  return files.map(({ name }) => name).sort()
}

/** A new name is durable only when its directory has been synced too. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** Rejection handler: a missing file becomes `undefined`, any other error is thrown. */
export function undefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
