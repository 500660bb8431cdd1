import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeIcons } from './icons.ts'

let art: string
let out: string
beforeEach(async () => {
  art = await mkdtemp(join(tmpdir(), 'icons-'))
  out = join(art, 'out')
})
afterEach(() => rm(art, { recursive: true }))

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" rx="3"/></svg>'

async function makeFrom(favicon: string) {
  await writeFile(join(art, 'favicon.svg'), favicon)
  await writeFile(join(art, 'app-icon.svg'), tile.replace(' rx="3"', ''))
  await makeIcons({ art, out })
}

test('makes every icon at its size; the square ones have no transparent corners', async () => {
  await makeFrom(tile)
  const cornerOf = async (file: string, size: number) => {
    const { data, info } = await sharp(join(out, file))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([size, size])
    return data[3]
  }
  expect(await cornerOf('apple-touch-icon.png', 180)).toBe(255)
  expect(await cornerOf('icon-maskable-512.png', 512)).toBe(255)
  expect(await cornerOf('icon-192.png', 192)).toBe(0)
  expect(await cornerOf('icon-512.png', 512)).toBe(0)
})

test('removes scripts and event handlers from the icon that is served as SVG', async () => {
  const script = '<script>alert(1)</script><a href="javascript:alert(2)"><path d="M0 0h4"/></a>'
  await makeFrom(tile.replace('<rect', `${script}<rect onclick="alert(3)"`))
  const icon = await readFile(join(out, 'icon.svg'), 'utf8')
  expect(icon).not.toMatch(/alert|script/)
  expect(icon).toContain('<rect width="8" height="8" rx="3"/>')
})
