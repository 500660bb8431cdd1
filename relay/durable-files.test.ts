import { open } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { syncDirectory } from './durable-files.ts'

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  open: vi.fn(),
}))

/** Makes the system answer so to the request to sync a directory. */
function answer(code: string) {
  const sync = () => Promise.reject(Object.assign(new Error('not synced'), { code }))
  vi.mocked(open).mockResolvedValue({ sync, close: async () => undefined } as never)
}

test.each(['EPERM', 'EISDIR', 'EINVAL'])('Windows cannot sync a directory and says %s', async (code) => {
  answer(code)
  await expect(syncDirectory('queue', 'win32')).resolves.toBeUndefined()
})

test.each([
  ['win32', 'EIO'],
  ['linux', 'EPERM'],
  ['linux', 'EIO'],
] as const)('on %s, %s means that the message is not stored', async (system, code) => {
  answer(code)
  await expect(syncDirectory('queue', system)).rejects.toMatchObject({ code })
})
