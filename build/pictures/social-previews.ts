// The picture that is shown beside a shared link, one for each page: greeting, headline and summary at the top left,
// the practice's name at the bottom left, and the page's own picture on the right.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { phrasesIn } from '#components/inline-markup/parse-inline.ts'
import { PREVIEW_SIZE } from '#components/picture/picture-slots.ts'
import type { Checked } from '../content-check/schema.ts'
import { directories } from '../directories.ts'
import { fontsFor } from '../fonts/font-files.ts'
import { trueType } from '../fonts/make-fonts.ts'
import { colourOf, siteTokens } from '../read-colours.ts'
import { picturesIn } from '../site-content.ts'
import { pagesWithPreview } from './check-pictures.ts'
import { isOpaque } from './make-picture.ts'
import { originalOf, readOriginal } from './originals.ts'
import type { PictureName } from './picture-name.ts'
import { slotSettings } from './slot-settings.ts'

type Page = (typeof pagesWithPreview)[number]
type Colour = (token: string) => string
type Style = {
  font: keyof typeof FONTS
  size: number
  colour: string
  lineHeight?: number
  tracking?: number
}

const PANEL = { left: 660, width: 540, margin: 26 }
const ICON = { left: 65, top: 517, size: 52 }
const NAME = { left: 133, middle: 543, width: 480 }
const TEXT = { left: 65, top: 56, width: 550, maxHeight: 350 }
/** The headline takes the largest of these sizes at which the text has room. */
const HEADLINE_SIZES = [76, 66, 56, 46]

/** Families and axes of the fonts in font-files.ts, as the files name them. */
const FONTS = {
  display: { family: 'Newsreader 16pt', axes: 'opsz=72,wght=345' },
  italic: { family: 'Newsreader 16pt', axes: 'opsz=48,wght=355' },
  title: { family: 'Newsreader 16pt', axes: 'opsz=24,wght=385' },
  text: { family: 'Hanken Grotesk', axes: 'wght=400' },
}

export async function makePreviews(content: Checked): Promise<void> {
  const { art, publicFiles } = directories
  const { width, height } = PREVIEW_SIZE
  const { light } = await siteTokens()
  const out = join(publicFiles, 'previews')
  await mkdir(out, { recursive: true })
  await loadFonts(JSON.stringify(content))
  await Promise.all(
    pagesWithPreview.map(async (page) => {
      const own = await originalOf(page, join(art, 'previews'))
      const preview = own
        ? sharp(own).autoOrient().resize(width, height)
        : await drawPreview(page, content, (token) => colourOf(light, token))
      await preview.png({ palette: true, quality: 90 }).toFile(join(out, `${page}.png`))
    }),
  )
}

/** sharp knows a font file from its first use on. */
async function loadFonts(text: string) {
  await mkdir(directories.fontCache, { recursive: true })
  for (const font of fontsFor(text)) {
    const fontfile = join(directories.fontCache, `${font.name}.ttf`)
    await writeFile(fontfile, await trueType(font, text))
    await sharp({ text: { text: 'a', fontfile } }).toBuffer()
  }
}

async function drawPreview(page: Page, content: Checked, colour: Colour): Promise<Sharp> {
  const [picture] = picturesIn(content[page])
  const name = await drawText(
    markup(content.practice.name, { font: 'title', size: 29, colour: colour('--colour-text-title') }),
    NAME.width,
  )
  const icon = await sharp(join(directories.art, 'favicon.svg')).resize(ICON.size).toBuffer()
  return sharp({
    create: { ...PREVIEW_SIZE, channels: 3, background: colour('--colour-background') },
  }).composite([
    { input: await drawWords(page, content, colour), left: TEXT.left, top: TEXT.top },
    { input: icon, left: ICON.left, top: ICON.top },
    { input: name.data, left: NAME.left, top: Math.round(NAME.middle - name.info.height / 2) },
    ...(picture ? [{ input: await drawPanel(picture, colour), left: PANEL.left, top: 0 }] : []),
  ])
}

/** Greeting, headline, and the summary where there is room for it. */
async function drawWords(page: Page, { home, practice, ...pages }: Checked, colour: Colour): Promise<Buffer> {
  const headline = page === 'home' ? home.banner.headline : pages[page].headline
  const greeting = markup(home.banner.greeting.tamil, {
    font: 'title',
    size: 33,
    colour: colour('--colour-text-title'),
    lineHeight: 1.5,
  })
  const summary = markup(practice.summary, { font: 'text', size: 24, colour: colour('--colour-text-soft') })
  const titles = HEADLINE_SIZES.map((size) => {
    const style = { size, colour: colour('--colour-text'), lineHeight: 0.97, tracking: -0.026 }
    return `${greeting}\n${markup(headline, { font: 'display', ...style })}`
  })
  const gap = '<span font="16"> </span>'
  let words = await drawText([titles[0], gap, summary].join('\n'), TEXT.width)
  for (const title of titles) {
    if (words.info.height <= TEXT.maxHeight) break
    words = await drawText(title, TEXT.width)
  }
  return words.data
}

const drawText = (text: string, width: number) =>
  sharp({ text: { text, width, rgba: true } })
    .png()
    .toBuffer({ resolveWithObject: true })

/** https://docs.gtk.org/Pango/pango_markup.html. `tracking` is in em, and Pango's spacing in 1024ths of a point. */
function markup(text: string, { font, size, colour, lineHeight = 1.1, tracking = 0 }: Style): string {
  // A short phrase in italics stays on one line.
  const phrases = phrasesIn(text).map(({ text, isItalic }) => {
    const { family, axes } = FONTS[isItalic ? 'italic' : font]
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const joined = isItalic && text.length < 20 ? escaped.replaceAll(' ', '\u00a0') : escaped
    return `<span font="${family}, Noto Serif Tamil ${isItalic ? 'Italic' : ''} ${size} @${axes}">${joined}</span>`
  })
  const spacing = Math.round(tracking * size * 1024)
  return `<span color="${colour}" line_height="${lineHeight}" letter_spacing="${spacing}">${phrases.join('')}</span>`
}

/** A photograph or the scene of the banner fills the panel; a single thing has a margin around it. */
async function drawPanel({ name, slot }: PictureName, colour: Colour): Promise<Buffer> {
  const own = slotSettings[slot].background
  const background = colour(own === '--colour-background' ? '--colour-background-band' : own)
  const original = await readOriginal(name, directories.art)
  const image = sharp(original).autoOrient()
  const { width, margin } = PANEL
  const { height } = PREVIEW_SIZE
  if (slot === 'banner' || (await isOpaque(original))) {
    return image.resize(width, height).flatten({ background }).toBuffer()
  }
  const large = await image.resize(2 * width).toBuffer()
  return sharp(large)
    .trim({ threshold: 60 })
    .resize(width - 2 * margin, height - 2 * margin, { fit: 'contain', background })
    .extend({ left: margin, right: margin, top: margin, bottom: margin, background })
    .flatten({ background })
    .toBuffer()
}
