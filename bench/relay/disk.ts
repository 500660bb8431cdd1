// What the disk can do: a loop that only writes, syncs and renames files.
import { closeSync, fsyncSync, mkdtempSync, openSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Files stay until the end of the bench: some disks are slow for minutes after many files were removed. */
export function diskRate(parent: string, { count, bytes }: { count: number; bytes: number }): number {
  const directory = mkdtempSync(join(parent, 'disk-'))
  const content = Buffer.alloc(bytes, 'a')
  const start = performance.now()
  for (let written = 0; written < count; written += 1) {
    const draft = join(directory, `draft-${written}`)
    const file = openSync(draft, 'wx', 0o600)
    writeSync(file, content)
    fsyncSync(file)
    closeSync(file)
    renameSync(draft, join(directory, `message-${written}`))
  }
  return count / ((performance.now() - start) / 1000)
}
