// Files and processes of a test, removed at the end of its test file.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

const cleanups: (() => unknown)[] = []
/** Runs at the end of the test file, because concurrent tests share what they start. */
export function cleanUpAfterAll(cleanup: () => unknown): void {
  cleanups.push(cleanup)
}
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'test-'))
  cleanUpAfterAll(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** Writes files and their directories. */
export async function writeFiles(directory: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), text)
  }
}
