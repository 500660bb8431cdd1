import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from './site.ts'

/** The messages in the relay's inbox. */
export async function messagesIn({ mailbox }: Site): Promise<string[]> {
  const directory = join(mailbox, 'new')
  const names = await readdir(directory)
  return Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')))
}
