// What the tests of the relay share.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'
import type { Enquiry } from '#contract/enquiry.ts'
import { relayAccount, sendRequest } from '#contract/wire.ts'

export const complete: Enquiry = {
  firstName: 'Example',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  phoneNumber: '5550100',
  countryCode: '+1',
  message: 'I would like to ask about postnatal massage.',
}

/** The body of a request, with some fields changed. */
export function bodyOf(fields: Record<string, unknown> = {}) {
  return sendRequest(relayAccount, { ...complete, ...fields })
}

const cleanups: (() => unknown)[] = []
/** Runs at the end of the test file, because concurrent tests share what they start. */
export function atTheEnd(cleanup: () => unknown): void {
  cleanups.push(cleanup)
}
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'relay-test-'))
  atTheEnd(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** Writes files and their directories. */
export async function writeFiles(directory: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), text)
  }
}
