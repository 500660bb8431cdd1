import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The texts of the messages in a relay's inbox. */
export async function storedMessages(mailbox: string): Promise<string[]> {
  const directory = join(mailbox, 'new')
  const names = await readdir(directory)
  return Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')))
}
