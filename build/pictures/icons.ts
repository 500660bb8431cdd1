// The icons that browsers and phones ask for.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { directories } from '../directories.ts'
import type { SiteFiles } from '../write-site.ts'

/** The mark on a rounded tile, and on a square with a margin for systems that cut their own shape. */
const TILE = 'favicon.svg'
const SQUARE = 'app-icon.svg'

const ICONS = [
  { file: 'apple-touch-icon.png', from: SQUARE, size: 180 },
  { file: 'icon-192.png', from: TILE, size: 192 },
  { file: 'icon-512.png', from: TILE, size: 512 },
  { file: 'icon-maskable-512.png', from: SQUARE, size: 512 },
]

export async function makeIcons(): Promise<SiteFiles> {
  const { art } = directories
  const files: SiteFiles = { 'icon.svg': await readFile(join(art, TILE)) }
  for (const { file, from, size } of ICONS) {
    const icon = sharp(join(art, from)).resize(size, size)
    files[file] = await icon.png({ palette: true, effort: 10 }).toBuffer()
  }
  return files
}
