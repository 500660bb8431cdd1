// The disk's own limit: a loop that only writes, syncs and renames files.
// What it has written stays until the whole bench is over: some disks create files slowly for minutes after many were
// removed, and whoever is measured next would pay for it.
import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, renameSync, writeSync } from 'node:fs'
import { mkdir, mkdtemp, open, rename } from 'node:fs/promises'
import { join } from 'node:path'

export type DiskLoad = { count: number; bytes: number }

/** One file after the other, without a wait that the disk has not asked for. */
export function loopRate(parent: string, { count, bytes }: DiskLoad): number {
  const folder = mkdtempSync(join(parent, 'loop-'))
  for (const room of ['tmp', 'new']) mkdirSync(join(folder, room))
  const content = Buffer.alloc(bytes, 'a')
  const start = performance.now()
  for (let written = 0; written < count; written += 1) {
    const draft = join(folder, 'tmp', String(written))
    const file = openSync(draft, 'wx', 0o600)
    writeSync(file, content)
    fsyncSync(file)
    closeSync(file)
    renameSync(draft, join(folder, 'new', String(written)))
  }
  return rate(count, start)
}

/** So many loops at once: a disk may serve several syncs together. */
export async function loopsRate(parent: string, { count, bytes }: DiskLoad, loops: number): Promise<number> {
  const folder = await mkdtemp(join(parent, 'loops-'))
  for (const room of ['tmp', 'new']) await mkdir(join(folder, room))
  const content = Buffer.alloc(bytes, 'a')
  let begun = 0
  const start = performance.now()
  const loop = async () => {
    while (begun < count) await writeOne(folder, String(begun++), content)
  }
  await Promise.all(Array.from({ length: loops }, loop))
  return rate(count, start)
}

async function writeOne(folder: string, name: string, content: Buffer) {
  const file = await open(join(folder, 'tmp', name), 'wx', 0o600)
  await file.writeFile(content)
  await file.sync()
  await file.close()
  await rename(join(folder, 'tmp', name), join(folder, 'new', name))
}

function rate(count: number, start: number): number {
  return count / ((performance.now() - start) / 1000)
}
