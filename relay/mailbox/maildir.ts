// The Maildir on disk (https://cr.yp.to/proto/maildir.html). Mail programs may add Maildir++ folders such as .Archive.
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeDirectory, namesIn, syncDirectory, undefinedIfMissing } from '../durable-files.ts'

/** One message file. `folder` is a Maildir++ folder of the mailbox, or empty for the inbox. */
export type MaildirEntry = { folder: string; directory: 'new' | 'cur'; name: string; path: string }

export async function prepareMaildir(root: string): Promise<void> {
  for (const directory of ['tmp', 'new', 'cur']) await makeDirectory(join(root, directory))
  for (const path of [root, dirname(root)]) await syncDirectory(path)
}

/** Lists every message in every folder: the inbox and those that a mail program has added. */
export async function maildirEntries(root: string): Promise<MaildirEntry[]> {
  const folders = (await readdir(root).catch(undefinedIfMissing)) ?? []
  const entries: MaildirEntry[] = []
  for (const folder of ['', ...folders.filter((name) => name.startsWith('.'))]) {
    entries.push(...(await folderEntries(root, folder)))
  }
  return entries
}

export async function folderEntries(root: string, folder: string): Promise<MaildirEntry[]> {
  const entries: MaildirEntry[] = []
  for (const directory of ['new', 'cur'] as const) {
    const path = join(root, folder, directory)
    // A folder that this user may not read must not hide the others.
    const names = await namesIn(path).catch(() => [])
    entries.push(...names.map((name) => ({ folder, directory, name, path: join(path, name) })))
  }
  return entries
}
