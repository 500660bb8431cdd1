import { expect, test } from 'vitest'
import { createRate } from './rate-limit.ts'

function rateWithClock(perMinute: number) {
  const clock = { ms: 0 }
  return { clock, rate: createRate(perMinute, () => clock.ms) }
}
const takeMany = (take: () => boolean, times: number) => Array.from({ length: times }, take)

test('a waiting room may send all at once, up to a minute’s worth', () => {
  const { rate } = rateWithClock(60)
  expect(takeMany(() => rate.take('192.0.2.1'), 61)).toEqual([...Array(60).fill(true), false])
})

test('time puts the coins back, one by one', () => {
  const { clock, rate } = rateWithClock(60)
  takeMany(() => rate.take('192.0.2.1'), 60)
  clock.ms += 1_000
  expect(takeMany(() => rate.take('192.0.2.1'), 2)).toEqual([true, false])
})

test('one address does not pay for another', () => {
  const { rate } = rateWithClock(1)
  expect([rate.take('192.0.2.1'), rate.take('192.0.2.2')]).toEqual([true, true])
})

test('all addresses of one IPv6 household are one', () => {
  const { rate } = rateWithClock(1)
  expect(rate.take('2001:db8:1:2::1')).toBe(true)
  expect(rate.take('2001:db8:1:2:ffff::9')).toBe(false)
  expect(rate.take('2001:db8:1:3::1')).toBe(true)
})

test('nothing is counted at 0', () => {
  const { rate } = rateWithClock(0)
  expect(takeMany(() => rate.take('192.0.2.1'), 500)).not.toContain(false)
})

test('a flood of addresses does not let the first one start afresh at once', () => {
  const { rate } = rateWithClock(1)
  rate.take('192.0.2.1')
  for (let host = 0; host < 9_000; host += 1) rate.take(`10.0.${host >> 8}.${host & 255}`)
  expect(rate.take('192.0.2.1')).toBe(false)
})
