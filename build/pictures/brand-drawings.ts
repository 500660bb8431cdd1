// The drawings that follow the palette of the brand: the icons that browsers and phones ask for, and the faint kolam.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Assets, hashOf } from '../assets.ts'
import { presentPalette } from '../read-colours.ts'
import type { SiteFiles } from '../write-site.ts'
import { type Palette, recolour } from './recolour.ts'

/** The drawings in art/ have these colours, whatever the palette is now. */
const DEFAULT_PALETTE: Palette = {
  'paper-100': '#f7f2e8',
  'leaf-800': '#223d30',
  'turmeric-400': '#e3b85c',
  'brass-600': '#a87c2c',
}

/** The mark on a rounded tile, and on a square with a margin for systems that cut their own shape. */
const TILE = 'favicon.svg'
const SQUARE = 'app-icon.svg'

const ICONS = [
  { file: 'apple-touch-icon.png', from: SQUARE, size: 180 },
  { file: 'icon-192.png', from: TILE, size: 192 },
  { file: 'icon-512.png', from: TILE, size: 512 },
  { file: 'icon-maskable-512.png', from: SQUARE, size: 512 },
]

async function brandDrawing(art: string, file: string, tokens?: string): Promise<Buffer> {
  const svg = await readFile(join(art, file), 'utf8')
  return Buffer.from(recolour(svg, DEFAULT_PALETTE, presentPalette(tokens)))
}

/** icon.svg */
export const scalableIcon = (art: string, tokens?: string) => brandDrawing(art, TILE, tokens)

export async function makeIcons(art: string, tokens?: string): Promise<SiteFiles> {
  const files: SiteFiles = { 'icon.svg': await scalableIcon(art, tokens) }
  for (const { file, from, size } of ICONS) {
    const icon = sharp(await brandDrawing(art, from, tokens)).resize(size, size)
    files[file] = await icon.png({ palette: true, effort: 10 }).toBuffer()
  }
  return files
}

/** The CSS that shows the faint kolam of headers and menus. `base` precedes `assets/` in an address. */
export async function kolamBackground(
  base: string,
  art: string,
  assets: Assets,
  tokens?: string,
): Promise<string> {
  const svg = await brandDrawing(art, 'kolam-background.svg', tokens)
  const file = `kolam-background.${hashOf(svg)}.svg`
  assets.announce(file, async () => svg)
  return `:root{--kolam-background:url(${base}assets/${file})}`
}
