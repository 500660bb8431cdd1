import { expect, test } from 'vitest'
import { shareSync } from './share-sync.ts'

/** A disk whose syncs end when the test ends them. */
function slowDisk() {
  const running: { end: () => void; fail: (error: Error) => void }[] = []
  const sync = () => new Promise<void>((end, fail) => void running.push({ end, fail }))
  return { running, share: shareSync(sync) }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('callers during one sync share the next one, and none is served by the running one', async () => {
  const { running, share } = slowDisk()
  const first = share()
  await settle()
  let isSecondDone = false
  const others = Promise.all([share(), share(), share()]).then(() => {
    isSecondDone = true
  })
  running[0]?.end()
  await first
  await settle()
  expect([running.length, isSecondDone]).toEqual([2, false])
  running[1]?.end()
  await others
})

test('a failure reaches the callers of that sync, and no later caller', async () => {
  const { running, share } = slowDisk()
  const first = share()
  await settle()
  const second = share()
  running[0]?.fail(new Error('the disk is full'))
  await expect(first).rejects.toThrow('the disk is full')
  await settle()
  running[1]?.end()
  await expect(second).resolves.toBeUndefined()
})
