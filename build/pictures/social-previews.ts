// The picture that is shown beside a shared link, one for each page: greeting, headline and summary at the top left,
// the practice's name at the bottom left, and the page's own picture on the right.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { phrasesIn } from '#components/inline-markup/parse-inline.ts'
import { PREVIEW_SIZE, pictureSlots } from '#components/picture/picture-slots.ts'
import { pageNames } from '../check/content-files.ts'
import type { Checked, PageName } from '../check/content-types.ts'
import { directories } from '../directories.ts'
import { fontsFor } from '../fonts/font-files.ts'
import { trueType } from '../fonts/make-fonts.ts'
import { coloursOf } from '../read-colours.ts'
import { picturesIn } from '../site-content.ts'
import type { SiteFiles } from '../write-site.ts'
import { inspectPicture } from './inspect-picture.ts'
import { originalsOf } from './originals.ts'
import type { PictureName } from './picture-name.ts'

const PANEL = { left: 660, width: 540, margin: 26 }
const ICON = { left: 65, top: 517, size: 52 }
const NAME = { left: 133, middle: 543, width: 480 }
const WORDS = { left: 65, top: 56, width: 550, maxHeight: 350 }

/** Families as the font files name them; the axes are those of font-files.ts. */
const NEWSREADER = { family: 'Newsreader 16pt', axes: 'opsz=24,wght=385', colour: '--colour-text-title' }
const HEADLINE = { ...NEWSREADER, axes: 'opsz=72,wght=345', colour: '--colour-text' }
const HANKEN_GROTESK = { family: 'Hanken Grotesk', axes: 'wght=400', colour: '--colour-text-soft' }
const ITALIC_AXES = 'opsz=48,wght=355'

/** Sizes in pixels, letter spacing in 1024ths of a pixel. */
const STYLES = {
  greeting: { ...NEWSREADER, size: 33, lineHeight: 1.5, spacing: 0 },
  headline: { ...HEADLINE, size: 76, lineHeight: 0.97, spacing: -2023 },
  summary: { ...HANKEN_GROTESK, size: 24, lineHeight: 1.1, spacing: 0 },
  name: { ...NEWSREADER, size: 29, lineHeight: 1.1, spacing: 0 },
}

export async function makePreviews(content: Checked): Promise<SiteFiles> {
  const { width, height } = PREVIEW_SIZE
  const files: SiteFiles = {}
  await loadFonts(JSON.stringify(content))
  for (const page of pageNames) {
    const [own] = await originalsOf(page, join(directories.art, 'previews'))
    const preview = own ? sharp(own).autoOrient().resize(width, height) : await drawPreview(page, content)
    files[`previews/${page}.png`] = await preview.png({ palette: true, quality: 90 }).toBuffer()
  }
  return files
}

/** sharp knows a font file from its first use on. */
async function loadFonts(text: string) {
  const { previewFonts } = directories
  await mkdir(previewFonts, { recursive: true })
  for (const font of fontsFor(text)) {
    const fontfile = join(previewFonts, `${font.name}.ttf`)
    await writeFile(fontfile, await trueType(font, text))
    await sharp({ text: { text: 'a', fontfile } }).toBuffer()
  }
}

async function drawPreview(page: PageName, content: Checked): Promise<Sharp> {
  const [picture] = picturesIn(content[page])
  const words = await drawWords(page, content)
  const name = await drawText(markup(content.practice.name, 'name'), NAME.width)
  const icon = await sharp(join(directories.art, 'favicon.svg')).resize(ICON.size).toBuffer()
  const background = coloursOf('--colour-background').light
  return sharp({ create: { ...PREVIEW_SIZE, channels: 3, background } }).composite([
    { input: words, left: WORDS.left, top: WORDS.top },
    { input: icon, left: ICON.left, top: ICON.top },
    { input: name.data, left: NAME.left, top: Math.round(NAME.middle - name.info.height / 2) },
    ...(picture ? [{ input: await drawPanel(picture), left: PANEL.left, top: 0 }] : []),
  ])
}

/** Greeting, headline, and the summary where there is room for it. A headline without room is made smaller. */
async function drawWords(page: PageName, content: Checked): Promise<Buffer> {
  const { greeting, headline } = content.home.banner
  const title = [
    markup(greeting.tamil, 'greeting'),
    markup(page === 'home' ? headline : content[page].headline, 'headline'),
  ]
  const gap = '<span font="16"> </span>'
  const { width, maxHeight } = WORDS
  const summary = markup(content.practice.summary, 'summary')
  let words = await drawText([...title, gap, summary].join('\n'), width)
  if (words.info.height > maxHeight) words = await drawText(title.join('\n'), width)
  if (words.info.height > maxHeight) words = await drawText(title.join('\n'), width, maxHeight)
  return words.data
}

/** Text with a height is scaled to fill it. */
const drawText = (text: string, width: number, height?: number) =>
  sharp({ text: { text, width, ...(height && { height }), rgba: true } })
    .png()
    .toBuffer({ resolveWithObject: true })

/** https://docs.gtk.org/Pango/pango_markup.html */
function markup(text: string, style: keyof typeof STYLES): string {
  const { family, axes, size, colour, lineHeight, spacing } = STYLES[style]
  const phrases = phrasesIn(text).map(({ text, isItalic }) => {
    const font = `${family}, Noto Serif Tamil ${isItalic ? 'Italic' : ''} ${size} @${isItalic ? ITALIC_AXES : axes}`
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    // A short phrase in italics stays on one line.
    const joined = isItalic && text.length < 20 ? escaped.replaceAll(' ', '\u00a0') : escaped
    return `<span font="${font}">${joined}</span>`
  })
  return `<span color="${coloursOf(colour).light}" line_height="${lineHeight}" letter_spacing="${spacing}">${phrases.join('')}</span>`
}

/** A photograph or the scene of the banner fills the panel; a single thing has a margin around it. */
async function drawPanel({ name, slot }: PictureName): Promise<Buffer> {
  const own = pictureSlots[slot].background
  const background = coloursOf(own === '--colour-background' ? '--colour-background-band' : own).light
  const [original = ''] = await originalsOf(name, directories.art)
  const image = sharp(original).autoOrient()
  const { width, margin } = PANEL
  const { height } = PREVIEW_SIZE
  if (slot === 'banner' || (await inspectPicture(original)).isPhotograph) {
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
