// The icons that browsers and telephones ask for.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { optimize } from 'svgo'

/** The mark on a rounded tile, and on a square with a margin for systems that cut their own shape. */
const TILE = 'favicon.svg'
const SQUARE = 'app-icon.svg'

const ICONS = [
  { file: 'apple-touch-icon.png', from: SQUARE, size: 180 },
  { file: 'icon-192.png', from: TILE, size: 192 },
  { file: 'icon-512.png', from: TILE, size: 512 },
  { file: 'icon-maskable-512.png', from: SQUARE, size: 512 },
]

export async function makeIcons({ art, out }: { art: string; out: string }): Promise<void> {
  await mkdir(out, { recursive: true })
  const svg = await readFile(join(art, TILE), 'utf8')
  // It is published as it is, so a script in it would run in the origin of the site.
  const { data } = optimize(svg, { plugins: ['removeScripts'] })
  await writeFile(join(out, 'icon.svg'), data)
  for (const { file, from, size } of ICONS) {
    await sharp(join(art, from)).resize(size, size).png({ palette: true, effort: 10 }).toFile(join(out, file))
  }
}
