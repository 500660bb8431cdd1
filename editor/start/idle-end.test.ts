import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endWhenIdle } from './idle-end.ts'

const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the editor ends ten minutes after the last page has asked', () => {
  const end = vi.fn()
  const idle = endWhenIdle({ isBusy: () => false, end })
  vi.advanceTimersByTime(9 * MINUTE)
  idle.seen()
  vi.advanceTimersByTime(9.5 * MINUTE)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(MINUTE)
  expect(end).toHaveBeenCalled()
})

test('the editor does not end while the site is being put online', () => {
  const end = vi.fn()
  endWhenIdle({ isBusy: () => true, end })
  vi.advanceTimersByTime(60 * MINUTE)
  expect(end).not.toHaveBeenCalled()
})
