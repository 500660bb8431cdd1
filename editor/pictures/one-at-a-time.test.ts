import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('the next picture is begun when the one before is made, or could not be made', async () => {
  const inTurn = oneAtATime()
  const log: string[] = []
  const make = (name: string, isDamaged = false) =>
    inTurn(async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      if (isDamaged) throw new Error('It is damaged.')
    })
  const first = make('first')
  const second = make('second', true)
  const third = make('third')
  await first
  await expect(second).rejects.toThrow('It is damaged.')
  await third
  expect(log).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
  ])
})
