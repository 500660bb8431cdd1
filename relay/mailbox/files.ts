// File calls that answer when the disk has the data.
//
// Most of what an enquiry costs is spent here, and most of that on handing calls to other threads. So they are made on
// plain descriptors (a FileHandle is an object with listeners of its own), and what only touches the kernel's memory,
// writing a few kilobytes, closing, finding a folder, is done at once. That takes a quarter off the whole enquiry.
import * as fs from 'node:fs'
import { promisify } from 'node:util'

const open = promisify(fs.open)
const sync = promisify(fs.fsync)
const unlink = promisify(fs.unlink)

export const link = promisify(fs.link)
export const rename = promisify(fs.rename)

/** Never over another file. The content is on disk then, though perhaps not yet its name; a failure leaves nothing. */
export async function writeNewFile(path: string, content: string, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    fs.writeFileSync(file, content)
    await sync(file)
  } catch (error) {
    await remove(path) // what is left of it takes room, and room may be what is missing
    throw error
  } finally {
    fs.closeSync(file)
  }
}

/** A new name belongs to its folder, so the folder must reach the disk too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = fs.openSync(path, 'r')
  try {
    await sync(folder)
  } finally {
    fs.closeSync(folder)
  }
}

/** For clearing up after an error, which is the one worth telling. */
export async function remove(path: string): Promise<void> {
  await unlink(path).catch(() => undefined)
}
