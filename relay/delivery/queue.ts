// Letters that the SMTP server has not accepted yet, on disk: one hard link for each, named as in the mailbox.
// A link costs no second copy, and keeps the letter whatever a mail program does to the mailbox meanwhile.
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../mailbox/files.ts'
import { isMissing, namesIn, OWNER_ONLY_FILE, prepareFolder, uniqueName } from '../mailbox/maildir.ts'

const REASON = '.reason'

export type Queue = {
  names(): Promise<string[]>
  /** `undefined` when somebody has removed it. */
  read(name: string): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
  /** Where a person will see it, with the reason beside it. */
  setAside(name: string, reason: string): Promise<void>
  setAsideNames(): Promise<string[]>
  readSetAside(name: string): Promise<Buffer | undefined>
  reasonOf(name: string): Promise<string>
  /** Gives every letter that was set aside another chance; answers with how many. */
  retryAll(): Promise<number>
}

export function openQueue(folder: string): Queue {
  const aside = join(folder, 'failed')
  const letterNames = async (path: string) => (await namesIn(path)).filter((name) => /^[0-9]+\./.test(name))
  const setAsideNames = async () => (await letterNames(aside)).filter((name) => !name.endsWith(REASON))

  async function setAside(name: string, reason: string) {
    // The reason first: a crash between the two leaves a letter that is tried again, not one without a word.
    await writeFile(join(aside, name + REASON), `${reason}\n`, { mode: OWNER_ONLY_FILE })
    await rename(join(folder, name), join(aside, name))
    await Promise.all([syncFolder(aside), syncFolder(folder)])
  }

  async function retryAll() {
    const names = await setAsideNames()
    for (const name of names) {
      await rename(join(aside, name), join(folder, name))
      await unlink(join(aside, name + REASON)).catch(() => undefined)
    }
    return names.length
  }

  return {
    names: () => letterNames(folder),
    read: (name) => readFile(join(folder, name)).catch(undefinedIfMissing),
    remove: (name) => unlink(join(folder, name)).catch(undefinedIfMissing),
    setAside,
    setAsideNames,
    readSetAside: (name) => readFile(join(aside, name)).catch(undefinedIfMissing),
    reasonOf: async (name) => (await readFile(join(aside, name + REASON), 'utf8').catch(() => '')).trim(),
    retryAll,
  }
}

/** Made at the start, and tried: a queue that cannot hold a link to the mailbox would refuse every enquiry later. */
export async function prepareQueue(folder: string, mailbox: string): Promise<void> {
  await prepareFolder(join(folder, 'failed'))
  await syncFolder(folder)
  const [draft, trial] = [join(mailbox, 'tmp', uniqueName()), join(folder, '.trial')]
  await writeFile(draft, '', { mode: OWNER_ONLY_FILE })
  try {
    await unlink(trial).catch(undefinedIfMissing)
    await link(draft, trial)
    await unlink(trial)
  } finally {
    await unlink(draft)
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (isMissing(error)) return undefined
  throw error
}
