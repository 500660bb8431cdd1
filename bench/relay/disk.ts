// The disk's own limit: a loop that only writes, syncs and renames files.
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

export type DiskLoad = { count: number; bytes: number; writers: number }

/** As many writers as the relay has senders: both may let the disk serve several syncs at once. */
export async function diskRate(parent: string, { count, bytes, writers }: DiskLoad): Promise<number> {
  const folder = await mkdtemp(join(parent, 'disk-'))
  await mkdir(join(folder, 'tmp'))
  await mkdir(join(folder, 'new'))
  const content = Buffer.alloc(bytes, 'a')
  let written = 0
  const start = performance.now()
  const writer = async () => {
    while (written < count) await writeOne(folder, String(written++), content)
  }
  await Promise.all(Array.from({ length: writers }, writer))
  const seconds = (performance.now() - start) / 1000
  await rm(folder, { recursive: true })
  return count / seconds
}

async function writeOne(folder: string, name: string, content: Buffer) {
  const file = await open(join(folder, 'tmp', name), 'wx', 0o600)
  await file.writeFile(content)
  await file.sync()
  await file.close()
  await rename(join(folder, 'tmp', name), join(folder, 'new', name))
}
