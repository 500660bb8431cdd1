// Makes the pictures of the preview as for the build, but quickly, and only those that the browser asks for.
import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { type GeneratedPicture, type PictureName, pictureSlots } from '#schema/picture-slots.ts'
import { type Assets, hashOf } from '../../build/assets.ts'
import { makePicture } from '../../build/pictures/make-picture.ts'
import { originalsOf } from '../../build/pictures/originals.ts'

/** This is shown if content names no picture yet, or one that cannot be shown. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
  <rect width="400" height="400" fill="#d9d5c8"/>
  <g fill="none" stroke="#6d7466" stroke-width="8" stroke-linejoin="round">
    <rect x="130" y="145" width="140" height="110" rx="10"/>
    <path d="M140 240l42-46 30 32 22-22 30 32"/>
  </g>
  <circle cx="228" cy="178" r="11" fill="#6d7466"/>
</svg>`

export function createPreviewPictures(art: string, assets: Assets) {
  /** Reading all originals takes longer than rendering the page, so a picture is kept until its file changes. */
  const made = new Map<string, Promise<GeneratedPicture>>()

  return async function pictureOf(picture: PictureName, tokens: string): Promise<GeneratedPicture> {
    const [original] = await originalsOf(picture.name, art)
    const found = original && (await stat(original).catch(() => undefined))
    if (!found) return placeholder(picture, assets)
    const key = JSON.stringify([picture, original, found.mtimeMs, found.size, hashOf(tokens)])
    const known =
      made.get(key) ?? makePicture(picture, { art, assets, tokens }).catch(() => placeholder(picture, assets))
    made.set(key, known)
    return known
  }
}

function placeholder({ slot }: PictureName, assets: Assets): GeneratedPicture {
  const { widths, sizes, shape = [1, 1] } = pictureSlots[slot]
  const width = Math.max(...widths)
  const height = Math.round(width / shape[0])
  const file = `no-picture-${slot}`
  const draw = (size: number) =>
    sharp(Buffer.from(PLACEHOLDER)).resize({ width: size, height: Math.round(size / shape[0]), fit: 'cover' })
  for (const each of widths)
    assets.announce(`${file}-${each}.avif`, () => draw(each).avif({ effort: 0 }).toBuffer())
  assets.announce(`${file}.webp`, () => draw(width).webp().toBuffer())
  return { file, widths, sizes, height }
}
