import { expect, test } from 'vitest'
import { shareSync } from './share-sync.ts'

/** A disk whose syncs end when the test says so. */
function slowDisk() {
  const underWay: { end: () => void; fail: (error: Error) => void }[] = []
  const sync = () => new Promise<void>((end, fail) => void underWay.push({ end, fail }))
  return { underWay, share: shareSync(sync) }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('all who ask during one sync share the next, and none is served by the one before', async () => {
  const { underWay, share } = slowDisk()
  const first = share()
  await settle()
  let isSecondDone = false
  const others = Promise.all([share(), share(), share()]).then(() => {
    isSecondDone = true
  })
  underWay[0]?.end()
  await first
  await settle()
  expect([underWay.length, isSecondDone]).toEqual([2, false])
  underWay[1]?.end()
  await others
})

test('a failure reaches those who waited for it, and nobody after', async () => {
  const { underWay, share } = slowDisk()
  const first = share()
  await settle()
  const second = share()
  underWay[0]?.fail(new Error('the disk is full'))
  await expect(first).rejects.toThrow('the disk is full')
  await settle()
  underWay[1]?.end()
  await expect(second).resolves.toBeUndefined()
})
