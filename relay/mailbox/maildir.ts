// The Maildir on disk (https://cr.yp.to/proto/maildir.html), with its Junk folder in the manner of Maildir++.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { syncFolder } from './files.ts'

/** Health matters: for the owner's eyes alone. */
export const OWNER_ONLY_FILE = 0o600
export const OWNER_ONLY_FOLDER = 0o700

export const JUNK = '.Junk'
const rooms = ['tmp', 'new', 'cur'] as const

export async function prepareMaildir(root: string): Promise<void> {
  for (const folder of [root, join(root, JUNK)]) {
    for (const room of rooms) await prepareFolder(join(folder, room))
    await syncFolder(folder)
  }
  // Maildir++ knows a folder inside a mailbox by this empty file.
  await writeFile(join(root, JUNK, 'maildirfolder'), '', { mode: OWNER_ONLY_FILE })
  await syncFolder(join(root, JUNK))
  await syncFolder(root)
  await syncFolder(dirname(root))
}

export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER })
}

const host = hostname().replaceAll('/', '\\057').replaceAll(':', '\\072')
let lettersNamed = 0

/** Unique by clock, process and count, as the Maildir's inventor asks. */
export function uniqueName(now: Date = new Date()): string {
  lettersNamed += 1
  const seconds = Math.floor(now.getTime() / 1000)
  const microseconds = now.getMilliseconds() * 1000
  return `${seconds}.M${microseconds}P${process.pid}Q${lettersNamed}.${host}`
}

/** The name without the flags that mail programs add when they move a letter to `cur`. */
export function baseName(name: string): string {
  return name.split(':', 1)[0] ?? name
}

export function arrivalOf(name: string): Date | undefined {
  const seconds = /^([0-9]+)\./.exec(name)?.[1]
  return seconds === undefined ? undefined : new Date(Number(seconds) * 1000)
}

/** All folders of the mailbox: the inbox itself, Junk, and any that a mail program has added. */
export async function foldersOf(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true })
  const added = entries.filter((entry) => entry.isDirectory() && entry.name.startsWith('.'))
  return [root, ...added.map((entry) => join(root, entry.name))]
}

/** An absent folder holds nothing. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder)
    return names.filter((name) => !name.startsWith('.')).sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
