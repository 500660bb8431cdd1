// Each slot is a place where pictures are shown. It says how they are made for this place.

type PictureSlot = {
  /** CSS pixels times the pixel ratios worth serving. A photograph is never enlarged. */
  widths: readonly number[]
  /** The `sizes` of the <img>: how wide the style sheets show the picture. */
  sizes: string
  /**
   * The token of the colour behind the picture. A drawing is flattened onto it, because an opaque AVIF has little more
   * than half the bytes of a transparent one; twice, if the colour differs between the light and the dark theme.
   */
  background: `--colour-${string}`
  /**
   * Width divided by height, narrowest and widest: what the style sheets show, and the shape of the drawings of the
   * slot. A photograph is cropped to it; without it the whole photograph is shown.
   */
  shape?: readonly [narrowest: number, widest: number]
  /** Where the page cuts a photograph again, because its place has other shapes, the narrowest and the widest of them. */
  places?: readonly [narrowest: number, widest: number]
  /** The focal point of a photograph until the owner has chosen one. Without it, that is the middle. */
  focus?: FocalPoint
  /** AVIF files up to this width that are larger than this are made again at a lower quality. */
  limit?: { upToWidth: number; bytes: number }
}

const ratio = (width: number, height: number) => [width / height, width / height] as const

const card = {
  widths: [372, 448, 744, 1320],
  sizes: '92vw',
  // The narrower shape is that of a card in a row of three, the wider of one in a row of two.
  shape: [4 / 3, 16 / 10],
  // The empty space below a photograph makes its place wider than the card's picture.
  places: [1.4, 1.75],
  limit: { upToWidth: 1320, bytes: 25_000 },
} as const

const slots = {
  // The banner is above the fold and counts for `beforeScrolling` in budgets.json. On a tablet it is wider than this
  // shape, but then a phone would show a third of the pixels that it loads.
  banner: {
    widths: [412, 721, 1080, 1400],
    sizes: '(width >= 62.5em) 44vw, (width >= 37.5em) 64vw, 100vw',
    background: '--colour-background-strong',
    shape: [760 / 872, 1],
    places: [760 / 872, 1.4],
    // Faces are more often at the top.
    focus: { x: 50, y: 0 },
    limit: { upToWidth: 721, bytes: 22_000 },
  },
  blurb: {
    widths: [384, 768, 1056],
    sizes: '(width >= 43.75em) min(38vw, 528px), 384px',
    background: '--colour-background-band',
    shape: ratio(700, 820),
  },
  plate: {
    widths: [344, 432, 688, 864],
    sizes: '(width >= 43.75em) min(31vw, 432px), 80vw',
    background: '--colour-background-raised',
    shape: ratio(690, 760),
  },
  care: {
    widths: [112, 224, 336, 560],
    sizes: '(width <= 30em) 112px, (width >= 43.75em) min(17.2vw, 248px), 35vw',
    background: '--colour-background-strong',
    shape: ratio(320, 300),
  },
  'card-light': { ...card, background: '--colour-card-light' },
  'card-dark': { ...card, background: '--colour-background-strong' },
  oil: {
    widths: [372, 744, 1216],
    sizes: '(width >= 62.5em) min(42vw, 608px), min(92vw, 480px)',
    background: '--colour-background',
    shape: ratio(720, 820),
  },
  ingredient: {
    widths: [100, 144, 288],
    sizes: '(width <= 30em) 26vw, 144px',
    background: '--colour-background-raised',
    shape: ratio(320, 380),
  },
  lamp: {
    widths: [272, 544],
    sizes: 'clamp(144px, 18vw, 272px)',
    background: '--colour-background',
    shape: ratio(500, 720),
  },
  portrait: {
    widths: [344, 688, 1056],
    sizes: '(width >= 43.75em) min(38vw, 528px), 92vw',
    background: '--colour-background',
    // The widest portrait is no higher than a laptop's window. One that is less tall is shown whole.
    shape: [3 / 4, Number.POSITIVE_INFINITY],
    // A face is in the upper half.
    focus: { x: 50, y: 25 },
  },
} satisfies Record<string, PictureSlot>

export type PictureSlotName = keyof typeof slots
export const pictureSlots: Record<PictureSlotName, PictureSlot> = slots

/** The point that stays in view where a photograph is cropped, in percent, in the sense of CSS's object-position. */
export type FocalPoint = { x: number; y: number }

export const defaultFocus = (slot: PictureSlotName): FocalPoint =>
  pictureSlots[slot].focus ?? { x: 50, y: 50 }

/** The name of a picture in content, with the slot that decides how it is made. */
export type PictureName = { name: string; slot: PictureSlotName; focus?: FocalPoint | undefined }

/** A picture is written as `lamp`, or with its focal point as `lamp 30% 60%`. */
export const PICTURE_TEXT = /^([a-z0-9-]+)(?: (100|\d{1,2})% (100|\d{1,2})%)?$/

/** Takes any other text as a name too. The check then reports that there is no such picture. */
export function parsePicture(text: string): { name: string; focus: FocalPoint | undefined } {
  const [, name = text, x, y] = PICTURE_TEXT.exec(text) ?? []
  return { name, focus: x && y ? { x: Number(x), y: Number(y) } : undefined }
}

export const pictureText = (name: string, focus?: FocalPoint) =>
  focus ? `${name} ${Math.round(focus.x)}% ${Math.round(focus.y)}%` : name

/** A picture as the build made it. */
export type GeneratedPicture = {
  /** The name of every file begins with this, such as hero-banner.f216c3. Width, theme and format follow. */
  file: string
  widths: readonly number[]
  sizes: string
  /** The height at the largest width. */
  height: number
  /** The page cuts it again, around this point. */
  focus?: FocalPoint
  /** There are two files of each width, with the backgrounds of the light and of the dark theme. */
  themed?: true
}
