// The picture that is shown beside a shared link, one for each page.
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { PREVIEW_SIZE } from '#components/picture/picture-slots.ts'
import { cachedResult, hashOf } from '../cached-result.ts'
import type { Checked } from '../content-check/schema.ts'
import { directories } from '../directories.ts'
import { fontsFor } from '../fonts/font-files.ts'
import { sourceOf } from '../fonts/make-fonts.ts'
import { typesetterFor } from '../fonts/typesetter.ts'
import { colourOf, siteTokens } from '../read-colours.ts'
import { picturesIn } from '../site-content.ts'
import { pagesWithPreview } from './check-pictures.ts'
import { isOpaque } from './make-picture.ts'
import { originalOf } from './originals.ts'
import { slotSettings } from './slot-settings.ts'
import { ICON, PANEL, previewSheet } from './social-preview-layout.ts'

/** Raise it when the code that draws previews changes the result. */
const VERSION = 4
const png = { palette: true, quality: 90 }

/** Returns the pages whose preview lacks letters, because no font of the site has them. */
export async function makePreviews(content: Checked): Promise<string[]> {
  const { art, pictureCache: cache, publicFiles: out } = directories
  await mkdir(join(out, 'previews'), { recursive: true })
  const { light } = await siteTokens()
  const icon = await readFile(join(art, 'favicon.svg'))
  const made = pagesWithPreview.map(async (page) => {
    const preview = join(out, 'previews', `${page}.png`)
    const own = await originalOf(page, join(art, 'previews'))
    if (own) {
      await sharp(own).autoOrient().resize(PREVIEW_SIZE.width, PREVIEW_SIZE.height).png(png).toFile(preview)
      return []
    }
    const words = content[page]
    const [picture] = picturesIn(words)
    const original = picture && (await originalOf(picture.name, art))
    const source = original ? await readFile(original) : undefined
    const background = picture && slotSettings[picture.slot].background
    const sheet = {
      greeting: content.home.banner.greeting.tamil,
      headline: 'banner' in words ? words.banner.headline : words.headline,
      summary: content.practice.summary,
      name: content.practice.name,
      panel: !background || background === '--colour-background' ? '--colour-background-band' : background,
    }
    const text = Object.values(sheet).join(' ')
    const fonts = await Promise.all(fontsFor(text).map(sourceOf))
    const cacheKey = JSON.stringify([VERSION, sheet, picture?.slot, ...light])
    const id = `preview-${page}.${hashOf(cacheKey, icon, source ?? '', ...fonts)}`
    const file = join(cache, `${id}.png`)
    const { hasAllLetters } = await cachedResult(cache, id, async () => {
      const typeset = await typesetterFor(text)
      const colour = (name: string) => colourOf(light, name)
      const { svg, hasAllLetters } = previewSheet({ ...sheet, colour, typeset })
      const tile = await sharp(icon).resize(ICON.size).png().toBuffer()
      const layers: OverlayOptions[] = [{ input: tile, left: ICON.left, top: ICON.top }]
      if (source) layers.push(await panelPicture(source, picture?.slot === 'banner'))
      await sharp(Buffer.from(svg)).composite(layers).png(png).toFile(file)
      return { hasAllLetters }
    })
    await copyFile(file, preview)
    return hasAllLetters ? [] : [page]
  })
  return (await Promise.all(made)).flat()
}

/** A photograph or the scene of the banner fills the panel; a single thing has a margin around it. */
async function panelPicture(source: Buffer, isScene: boolean): Promise<OverlayOptions> {
  const image = sharp(source).autoOrient()
  if (isScene || (await isOpaque(source))) {
    return {
      input: await image.resize(PANEL.width, PREVIEW_SIZE.height).toBuffer(),
      left: PANEL.left,
      top: 0,
    }
  }
  const large = await image.resize(2 * PANEL.width).toBuffer()
  const input = await sharp(large)
    .trim({ threshold: 60 })
    .resize(PANEL.width - 2 * PANEL.margin, PREVIEW_SIZE.height - 2 * PANEL.margin, {
      fit: 'contain',
      background: '#0000',
    })
    .toBuffer()
  return { input, left: PANEL.left + PANEL.margin, top: PANEL.margin }
}
