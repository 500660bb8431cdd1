// The drawings that follow the palette of the brand: the icons that browsers and phones ask for, and the faint kolam.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Assets, hashOf } from '../assets.ts'
import { presentPalette } from '../read-colours.ts'
import type { SiteFiles } from '../write-site.ts'
import { type Palette, recolour } from './recolour.ts'

/** The drawings in art/ are written in these colours. The present palette may be another. */
const DEFAULT_PALETTE: Palette = {
  'paper-100': '#f7f2e8',
  'leaf-800': '#223d30',
  'turmeric-400': '#e3b85c',
  'brass-600': '#a87c2c',
}

/** One drawing has the mark on a rounded tile, the other on a square, for systems that cut out a shape of their own. */
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

/** Makes icon.svg. */
export const scalableIcon = (art: string, tokens?: string) => brandDrawing(art, TILE, tokens)

export async function makeIcons(art: string, tokens?: string): Promise<SiteFiles> {
  const files: SiteFiles = { 'icon.svg': await scalableIcon(art, tokens) }
  for (const { file, from, size } of ICONS) {
    const icon = sharp(await brandDrawing(art, from, tokens)).resize(size, size)
    files[file] = await icon.png({ palette: true, effort: 10 }).toBuffer()
  }
  return files
}

/** Returns the CSS for the faint kolam behind header and menu. `base` precedes `assets/` in an address. */
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
