// Where pictures are shown, and how wide. The build makes exactly these widths; the page offers them with these sizes.

type PictureSlot = {
  /** CSS pixels times the pixel ratios worth serving. A drawing is never enlarged beyond its source. */
  widths: readonly number[]
  /** The layout, told to the browser: how wide the picture is shown. Must follow the style sheets. */
  sizes: string
}

const card = { widths: [372, 448, 744, 1320], sizes: '92vw' } as const

/** Of the preview of a shared link: what Facebook, WhatsApp and others show uncropped. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

export const pictureSlots = {
  banner: {
    widths: [412, 721, 1080, 1400],
    sizes: '(min-width: 1000px) 44vw, (min-width: 600px) 64vw, 100vw',
  },
  blurb: {
    widths: [384, 768, 1056],
    sizes: '(min-width: 700px) min(38vw, 528px), 384px',
  },
  plate: {
    widths: [344, 432, 688, 864],
    sizes: '(min-width: 700px) min(31vw, 432px), 80vw',
  },
  care: {
    widths: [112, 224, 336, 560],
    sizes: '(max-width: 480px) 112px, (min-width: 1000px) min(21vw, 280px), 280px',
  },
  'card-light': card,
  'card-dark': card,
  oil: {
    widths: [372, 744, 1216],
    sizes: '(min-width: 1000px) min(42vw, 608px), min(92vw, 480px)',
  },
  ingredient: {
    widths: [100, 144, 288],
    sizes: '(max-width: 480px) 26vw, 144px',
  },
  lamp: {
    widths: [352, 704],
    sizes: 'min(25vw, 352px)',
  },
  portrait: {
    widths: [344, 688, 1056],
    sizes: '(min-width: 700px) min(38vw, 528px), 92vw',
  },
} as const satisfies Record<string, PictureSlot>

export type PictureSlotName = keyof typeof pictureSlots

/** A picture as the build made it: each URL is built from file, slot, width and format. */
export type GeneratedPicture = {
  slot: PictureSlotName
  /** Name and hash, such as hero.f216c3. */
  file: string
  /** At the largest width. */
  height: number
  /** Made on two backgrounds, one for each theme. */
  themed?: true
  /** Only where the source was too small for every width of its slot. */
  widths?: readonly number[]
}
