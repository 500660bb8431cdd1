import { expect, test } from 'vitest'
import { syncDirectory } from './durable-files.ts'

/** Opens a directory that this error keeps from being synced. */
const openUnsynced = (code: string) => async () => ({
  sync: () => Promise.reject(Object.assign(new Error('not synced'), { code })),
  close: async () => undefined,
})

test.each(['EPERM', 'EISDIR', 'EINVAL'])(
  'on Windows, which cannot sync a directory, %s is no failure',
  async (code) => {
    await expect(syncDirectory('queue', 'win32', openUnsynced(code))).resolves.toBeUndefined()
  },
)

test.each([
  ['win32', 'EIO'],
  ['linux', 'EPERM'],
  ['linux', 'EIO'],
] as const)('on %s, %s means that the message is not stored', async (system, code) => {
  await expect(syncDirectory('queue', system, openUnsynced(code))).rejects.toMatchObject({ code })
})
