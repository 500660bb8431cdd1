// The picture that is shown beside a shared link, one for each page.
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { Checked } from '../content-check/schema.ts'
import { typesetterFor } from '../fonts/text-outline.ts'
import { picturesIn } from '../pictures.ts'
import { colourOf, siteTokens } from '../tokens.ts'
import { pagesWithPreview } from './fixed-pictures.ts'
import { isOpaque } from './make-picture.ts'
import { originalOf } from './originals.ts'
import { slotSettings } from './slot-settings.ts'
import { ICON, PANEL, previewSheet, SIZE } from './social-preview-layout.ts'

type PreviewRequest = { content: Checked; art: string; out: string }

const png = { palette: true, quality: 90 }

/** Returns the pages whose preview lacks letters, because no font of the site has them. */
export async function makePreviews({ content, art, out }: PreviewRequest): Promise<string[]> {
  await mkdir(join(out, 'previews'), { recursive: true })
  const { light } = await siteTokens()
  const colour = (name: string) => colourOf(light, name)
  const typeset = await typesetterFor(JSON.stringify(content))
  const icon = await sharp(join(art, 'favicon.svg')).resize(ICON.size).png().toBuffer()
  const made = pagesWithPreview.map(async (page) => {
    const file = join(out, 'previews', `${page}.png`)
    const own = await originalOf(page, join(art, 'previews')).catch(() => undefined)
    if (own) {
      await sharp(own).resize(SIZE.width, SIZE.height).png(png).toFile(file)
      return []
    }
    const words = content[page]
    const headline = 'banner' in words ? words.banner.headline : words.headline
    const [picture] = picturesIn(words)
    const background = picture && slotSettings[picture.slot].background
    const { svg, hasAllLetters } = previewSheet({
      greeting: content.home.banner.greeting.tamil,
      headline,
      summary: content.practice.summary,
      name: content.practice.name,
      panel: !background || background === '--colour-background' ? '--colour-background-band' : background,
      colour,
      typeset,
    })
    const layers: OverlayOptions[] = [{ input: icon, left: ICON.left, top: ICON.top }]
    if (picture) layers.push(await panelPicture(picture.name, picture.slot === 'banner', art))
    await sharp(Buffer.from(svg)).composite(layers).png(png).toFile(file)
    return hasAllLetters ? [] : [page]
  })
  return (await Promise.all(made)).flat()
}

/** A photograph or the scene of the banner fills the panel; a single thing has a margin around it. */
async function panelPicture(name: string, isScene: boolean, art: string): Promise<OverlayOptions> {
  const source = await readFile((await originalOf(name, art)) ?? name)
  const image = sharp(source).autoOrient()
  if (isScene || (await isOpaque(source))) {
    return { input: await image.resize(PANEL.width, SIZE.height).toBuffer(), left: PANEL.left, top: 0 }
  }
  const large = await image.resize(2 * PANEL.width).toBuffer()
  const input = await sharp(large)
    .trim({ threshold: 60 })
    .resize(PANEL.width - 2 * PANEL.margin, SIZE.height - 2 * PANEL.margin, {
      fit: 'contain',
      background: '#0000',
    })
    .toBuffer()
  return { input, left: PANEL.left + PANEL.margin, top: PANEL.margin }
}
