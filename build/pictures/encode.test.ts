import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { avifOf } from './encode.ts'
import type { Rendered } from './render.ts'

/** Noise, the heaviest picture there is, so that it passes any ceiling. */
const noise: Rendered = {
  data: randomBytes(500 * 400 * 3),
  raw: { width: 500, height: 400, channels: 3 },
  kind: 'drawing',
}

test('a picture too heavy for its place is made lighter', async () => {
  const free = await avifOf(noise, 'oil')
  expect(free.length).toBeGreaterThan(27_000)
  expect((await avifOf(noise, 'banner')).length).toBeLessThan(free.length)
})
