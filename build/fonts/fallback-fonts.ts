// Until a font has loaded, its text is shown in a fallback font that the device has, scaled to the same width and
// height, so that lines break in the same places and nothing moves when the fonts are swapped.
import { TAMIL_RANGE } from './font-files.ts'

/** Linux is first in `local`: there each name that is not found delays the first layout. */
const TIMES = ['Liberation Serif', 'Times New Roman']
const TIMES_ITALIC = ['Liberation Serif Italic', 'Times New Roman Italic']
/** Android's serif is a fifth wider than Times, so the two need a rule each. */
const NOTO = ['Noto Serif', 'Noto Serif Regular']
const NOTO_ITALIC = ['Noto Serif Italic']
/** Many containers and some Linux desktops have no other font than these. */
const DEJAVU = ['DejaVu Serif']
const DEJAVU_ITALIC = ['DejaVu Serif Italic']
const DEJAVU_SANS = ['DejaVu Sans']
/** Android's Roboto is as wide as Arial to a thousandth, and its height is overridden. */
const ARIAL = ['Liberation Sans', 'Arial', 'Roboto', 'Roboto Regular']

/** In em, as the font files have them. */
const NEWSREADER = { ascent: 0.735, descent: 0.265 }
const HANKEN_GROTESK = { ascent: 1, descent: 0.303 }

/**
 * `scale` is the width of the site's text in our font, divided by its width in the fallback font; measured in Chromium
 * on all pages. The style sheets name a fallback after its font.
 */
const FALLBACKS = [
  { family: 'Newsreader Display Times', local: TIMES, scale: 1.0767, ...NEWSREADER },
  { family: 'Newsreader Display Noto', local: NOTO, scale: 0.9036, ...NEWSREADER },
  { family: 'Newsreader Display DejaVu', local: DEJAVU, scale: 0.8578, ...NEWSREADER },
  { family: 'Newsreader Text Times', local: TIMES, scale: 0.9954, ...NEWSREADER },
  { family: 'Newsreader Text Noto', local: NOTO, scale: 0.8353, ...NEWSREADER },
  { family: 'Newsreader Text DejaVu', local: DEJAVU, scale: 0.7931, ...NEWSREADER },
  ...['Newsreader Display', 'Newsreader Text'].flatMap((family) => [
    { family: `${family} Times`, style: 'italic', local: TIMES_ITALIC, scale: 0.9416, ...NEWSREADER },
    { family: `${family} Noto`, style: 'italic', local: NOTO_ITALIC, scale: 0.815, ...NEWSREADER },
    { family: `${family} DejaVu`, style: 'italic', local: DEJAVU_ITALIC, scale: 0.7542, ...NEWSREADER },
  ]),
  { family: 'Hanken Grotesk Arial', weight: '400 600', local: ARIAL, scale: 1.0119, ...HANKEN_GROTESK },
  {
    family: 'Hanken Grotesk DejaVu',
    weight: '400 600',
    local: DEJAVU_SANS,
    scale: 0.8864,
    ...HANKEN_GROTESK,
  },
]

type Fallback = (typeof FALLBACKS)[number] & { style?: string; weight?: string }

const fallbackRule = ({ family, style, weight, local, scale, ascent, descent }: Fallback) =>
  fontFace({
    'font-family': `"${family}"`,
    src: local.map((name) => `local("${name}")`).join(','),
    'font-style': style,
    'font-weight': weight,
    'size-adjust': percent(scale),
    // The overrides are relative to the scaled size, so the scale is divided out.
    'ascent-override': percent(ascent / scale),
    'descent-override': percent(descent / scale),
    'line-gap-override': '0%',
  })

export function fontFace(descriptors: Record<string, string | undefined>): string {
  const written = Object.entries(descriptors).filter(([, value]) => value)
  return `@font-face{${written.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/**
 * While our Tamil font loads. Named, because the search of Android and Linux for any font with Tamil letters takes a
 * third of the first layout. The range keeps this font from deciding the height of lines without Tamil.
 */
const TAMIL_FALLBACK = `@font-face{font-family:"Noto Serif Tamil Noto";src:local("NotoSerifTamil-Regular");unicode-range:${TAMIL_RANGE}}`

export const FALLBACK_RULES = FALLBACKS.map(fallbackRule).join('') + TAMIL_FALLBACK
