// What the relay's tests share. Nothing here is shipped.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Enquiry } from '#contract/enquiry.ts'
import { relayAccount } from '#contract/wire.ts'
import type { Log } from '../../relay/log.ts'

export const complete: Enquiry = {
  firstName: 'Example',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  phoneNumber: '5550100',
  countryCode: '+1',
  message: 'I would like to ask about postnatal massage.',
}

export function bodyOf(enquiry: Partial<Enquiry> = {}) {
  return {
    lib_version: '4.4.1',
    user_id: relayAccount.publicKey,
    service_id: relayAccount.serviceId,
    template_id: relayAccount.templateId,
    template_params: { ...complete, ...enquiry },
  }
}

/** A folder that is gone when the test is over. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'relay-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Writes files, and the folders they need. */
export async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
