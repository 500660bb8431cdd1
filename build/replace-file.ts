import { rename } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/** Windows reports these while another program reads the file, which lasts an instant. */
const IS_BUSY = ['EPERM', 'EACCES', 'EBUSY']
const MAX_ATTEMPTS = 20
const PAUSE_MS = 50

/** Renames `from` to `to`, on the same disk: at each moment `to` is the old file or the new one. */
export async function replaceFile(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await rename(from, to)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (!IS_BUSY.includes(code) || attempt === MAX_ATTEMPTS) throw error
      await setTimeout(PAUSE_MS)
    }
  }
}
