// The icons that browsers and telephones ask for, and the pictures that stand beside a shared link.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { PictureFolders } from '../pictures.ts'

/** The mark on a rounded tile; and on a square with air around it, for systems that cut their own shape. */
const TILE = 'favicon.svg'
const SQUARE = 'app-icon.svg'

const ICONS = [
  { file: 'apple-touch-icon.png', from: SQUARE, size: 180 },
  { file: 'icon-192.png', from: TILE, size: 192 },
  { file: 'icon-512.png', from: TILE, size: 512 },
  { file: 'icon-maskable-512.png', from: SQUARE, size: 512 },
]

/** Both are a moment's work, so nothing of it is kept between builds. */
type Folders = Pick<PictureFolders, 'art' | 'out'>

export async function makeIcons({ art, out }: Folders): Promise<void> {
  await mkdir(out, { recursive: true })
  await copyFile(join(art, TILE), join(out, 'icon.svg'))
  await Promise.all(ICONS.map(({ file, from, size }) => makeIcon(join(art, from), join(out, file), size)))
}

/** One 1200 by 630 picture for each page; the names are the pages'. */
export async function makePreviews({ art, out }: Folders): Promise<string[]> {
  const names = (await readdir(join(art, 'previews'))).filter((name) => name.endsWith('.png')).sort()
  // An earlier build's copy of a preview that is gone would be published for ever.
  await rm(join(out, 'previews'), { recursive: true, force: true })
  await mkdir(join(out, 'previews'), { recursive: true })
  for (const name of names) {
    const original = await readFile(join(art, 'previews', name))
    const smaller = await sharp(original).png({ palette: true, quality: 90, effort: 10 }).toBuffer()
    const best = smaller.length < original.length ? smaller : original
    await writeFile(join(out, 'previews', name), best)
  }
  return names.map((name) => `previews/${name}`)
}

async function makeIcon(from: string, to: string, size: number): Promise<void> {
  const { width } = await sharp(from).metadata()
  await sharp(from, { density: (72 * size) / width })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(to)
}
