// Makes the preview picture of a shared link, one for each page. Apps show the page's title and description beside it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { CheckedContent, PageName } from '#schema/index.ts'
import { defaultFocus, type FocalPoint, type PictureName, pictureSlots } from '#schema/picture-slots.ts'
import { PREVIEW_SIZE } from '../../src/document/preview-size.ts'
import { pageNames } from '../check/content-files.ts'
import { tokensWith } from '../colours.ts'
import { coloursOf } from '../read-colours.ts'
import { picturesIn } from '../site-content.ts'
import type { SiteFiles } from '../write-site.ts'
import { type Inspect, inspectPicture } from './inspect-picture.ts'
import { cover } from './make-picture.ts'
import { originalsOf } from './originals.ts'

/** The empty space around a drawing, in pixels. */
const MARGIN = 40

export async function makePreviews(
  content: CheckedContent,
  art: string,
  inspect?: Inspect,
): Promise<SiteFiles> {
  const files: SiteFiles = {}
  for (const page of pageNames) files[`previews/${page}.png`] = await makePreview(page, content, art, inspect)
  return files
}

/** Uses the owner's picture for the page, or the first picture on it. A page without pictures uses that of Home. */
export async function makePreview(
  page: PageName,
  content: CheckedContent,
  art: string,
  inspect: Inspect = inspectPicture,
): Promise<Buffer> {
  const [own] = await originalsOf(page, join(art, 'previews'))
  const [first = content.home.banner.picture] = picturesIn(content[page])
  const preview = own
    ? await fill(own, inspect)
    : await previewFrom(first, { art, inspect, tokens: tokensWith(content.colours) })
  return preview.png({ palette: true, quality: 90 }).toBuffer()
}

async function fill(file: string, inspect: Inspect, focus?: FocalPoint): Promise<Sharp> {
  return cover(sharp(await readFile(file)).autoOrient(), await inspect(file), PREVIEW_SIZE, focus)
}

/** A photograph fills the preview. A drawing is shown whole, on the background that it has on its page. */
async function previewFrom(
  { name, slot, focus }: PictureName,
  { art, inspect, tokens }: { art: string; inspect: Inspect; tokens: string },
): Promise<Sharp> {
  const [original = ''] = await originalsOf(name, art)
  if ((await inspect(original)).isPhotograph) return fill(original, inspect, focus ?? defaultFocus(slot))
  const { width, height } = PREVIEW_SIZE
  const background = coloursOf(pictureSlots[slot].background, tokens).light
  // sharp caches a picture by the name of its file, also when the file was replaced since. So the bytes are read here.
  const drawing = await sharp(await readFile(original))
    .autoOrient()
    .resize({ width })
    .png()
    .toBuffer()
  // The empty edges are cut off, so that the drawing stands in the middle.
  const trimmed = await sharp(drawing).trim().png().toBuffer()
  const inside = { width: width - 2 * MARGIN, height: height - 2 * MARGIN, fit: 'inside' } as const
  const input = await sharp(trimmed).resize(inside).png().toBuffer()
  return sharp({ create: { ...PREVIEW_SIZE, channels: 3, background } }).composite([{ input }])
}
