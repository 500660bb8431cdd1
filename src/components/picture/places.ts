// Where a picture stands decides how wide it is drawn and on which ground it is baked. The build makes
// exactly these widths; the page offers them to the browser with these sizes.

export type Place = {
  /** CSS pixels times the pixel ratios worth serving. A drawing is never enlarged beyond its source. */
  widths: readonly number[]
  /** The layout, told to the browser: how wide the picture is shown. Must follow the style sheets. */
  sizes: string
  /**
   * The token whose colour lies behind the picture. Drawings are baked on it, because an opaque AVIF is little
   * more than half the size of a transparent one. Where light and dark theme differ, both are baked.
   */
  ground: `--colour-${string}`
}

export const places = {
  banner: {
    widths: [412, 721, 1080, 1400],
    sizes: '(min-width: 1000px) 44vw, (min-width: 600px) 64vw, 100vw',
    ground: '--colour-ground-strong',
  },
  blurb: {
    widths: [384, 768, 1056],
    sizes: '(min-width: 1440px) 528px, (min-width: 700px) 38vw, 384px',
    ground: '--colour-ground-band',
  },
  print: {
    widths: [344, 688, 864],
    sizes: '(min-width: 1440px) 432px, (min-width: 700px) 31vw, 80vw',
    ground: '--colour-print-paper',
  },
  care: {
    widths: [112, 280, 560],
    sizes: '(min-width: 1000px) 21vw, (min-width: 480px) 280px, 112px',
    ground: '--colour-ground-strong',
  },
  'card-light': {
    widths: [372, 744, 1320],
    sizes: '(min-width: 1440px) 660px, (min-width: 1000px) 46vw, (min-width: 600px) 48vw, 92vw',
    ground: '--colour-card-light',
  },
  'card-dark': {
    widths: [372, 744, 1320],
    sizes: '(min-width: 1440px) 660px, (min-width: 1000px) 46vw, (min-width: 600px) 48vw, 92vw',
    ground: '--colour-card-dark',
  },
  oil: {
    widths: [372, 744, 1216],
    sizes: '(min-width: 1440px) 608px, (min-width: 1000px) 42vw, (min-width: 520px) 480px, 92vw',
    ground: '--colour-ground',
  },
  ingredient: {
    widths: [100, 144, 288],
    sizes: '(min-width: 480px) 144px, 26vw',
    ground: '--colour-print-paper',
  },
  lamp: {
    widths: [352, 704],
    sizes: '25vw',
    ground: '--colour-ground',
  },
  portrait: {
    widths: [344, 688, 1056],
    sizes: '(min-width: 1440px) 528px, (min-width: 700px) 38vw, 92vw',
    ground: '--colour-ground',
  },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof places

/** A picture as the build made it: one address a width and format, all told by `file`. */
export type MadePicture = {
  file: string
  width: number
  height: number
  /** Baked on two grounds, one a theme. */
  themed?: boolean
  /** Only where the source was too small for every width of its place. */
  widths?: readonly number[]
}
