import { expect, test } from 'vitest'
import { isOwnProfile } from './own-profile.ts'

test.each([
  ['https://www.facebook.com/', false],
  ['https://x.com/your_handle', false],
  ['https://x.com/your-health', true],
])('%s is the owner’s own page: %s', (address, isOwn) => {
  expect(isOwnProfile(address)).toBe(isOwn)
})
