import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { originalOf } from './sources.ts'

let art: string
beforeEach(async () => {
  art = await mkdtemp(join(tmpdir(), 'art-'))
})
afterEach(() => rm(art, { recursive: true }))

const photograph = (file: string, width: number) =>
  sharp({ create: { width, height: 10, channels: 3, background: '#a04020' } }).toFile(join(art, file))
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'

test('finds an original whatever its ending, and a photograph before the drawing of its name', async () => {
  await Promise.all([
    photograph('neem.png', 10),
    photograph('tulsi.jpeg', 10),
    writeFile(join(art, 'neem.svg'), svg),
    writeFile(join(art, 'ginger.svg'), svg),
  ])
  expect(await originalOf('neem', art)).toBe(join(art, 'neem.png'))
  expect(await originalOf('ginger', art)).toBe(join(art, 'ginger.svg'))
  expect(await originalOf('tulsi', art)).toBe(join(art, 'tulsi.jpeg'))
  expect(await originalOf('lotus', art)).toBeUndefined()
})
