import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeIcons, makePreviews } from './icons.ts'

let folders: { art: string; out: string }
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'icons-'))
  folders = { art: join(root, 'art'), out: join(root, 'out') }
  await mkdir(join(folders.art, 'previews'), { recursive: true })
})
afterEach(() => rm(join(folders.art, '..'), { recursive: true }))

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" rx="3"/></svg>'
const square = tile.replace(' rx="3"', '')

test('makes every icon at its size; the ones that are cut to shape have no holes in their corners', async () => {
  await writeFile(join(folders.art, 'favicon.svg'), tile)
  await writeFile(join(folders.art, 'app-icon.svg'), square)
  await makeIcons(folders)
  expect(await readFile(join(folders.out, 'icon.svg'), 'utf8')).toBe(tile)
  const cornerOf = async (file: string, size: number) => {
    const { data, info } = await sharp(join(folders.out, file))
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

test('a preview keeps its size and never grows heavier', async () => {
  const original = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#223d30' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  await writeFile(join(folders.art, 'previews', 'home.png'), original)
  expect(await makePreviews(folders)).toEqual(['previews/home.png'])
  const made = await readFile(join(folders.out, 'previews', 'home.png'))
  expect(made.length).toBeLessThan(original.length)
  expect(await sharp(made).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('a preview that was taken away leaves the site too', async () => {
  for (const name of ['home', 'old']) {
    await sharp({ create: { width: 12, height: 6, channels: 3, background: '#223d30' } }).toFile(
      join(folders.art, 'previews', `${name}.png`),
    )
  }
  await makePreviews(folders)
  await rm(join(folders.art, 'previews', 'old.png'))
  await makePreviews(folders)
  expect(await readdir(join(folders.out, 'previews'))).toEqual(['home.png'])
})
