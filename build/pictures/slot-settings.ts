// How the pictures of each slot are made. Their file names contain a hash of these settings, so a change here makes
// them again.
import type { PictureSlotName } from '#components/picture/picture-slots.ts'

export const encoder = {
  /** Raise it when the code that makes pictures changes the result. */
  version: 3,
  /**
   * Effort 4 takes four times as long for 2 % fewer bytes, effort 6 eleven times for 6 %, and a fresh clone makes some
   * ninety of these. Chroma at half size saves 4 % and keeps the flat background within one level of 255.
   */
  avif: { effort: 3, chromaSubsampling: '4:2:0' },
  /** For the few browsers without AVIF. Below quality 80 its flat background differs visibly from the page. */
  webp: { effort: 4, quality: 80 },
  quality: { drawing: 40, photograph: 50 },
  /** A drawing this small has so few blocks that a coarse one tints the background; this costs 400 bytes. */
  small: { belowWidth: 200, quality: 52 },
  /** Below this the hatching of an engraving smears. */
  lowestQuality: 28,
  qualityStep: 4,
} as const

type SlotSettings = {
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
  /** AVIF files up to this width that are larger than this are made again at a lower quality. */
  limit?: { upToWidth: number; bytes: number }
}

const ratio = (width: number, height: number) => [width / height, width / height] as const

/** From a card in a row of three to a card in a row of two. */
const card = { shape: [4 / 3, 16 / 10], limit: { upToWidth: 1320, bytes: 25_000 } } as const

export const slotSettings: Record<PictureSlotName, SlotSettings> = {
  // The banner is above the fold and counts for `beforeScrolling` in budgets.json. On a tablet it is wider than this
  // shape, but then a phone would show a third of the pixels that it loads.
  banner: {
    background: '--colour-background-strong',
    shape: [760 / 872, 1],
    limit: { upToWidth: 721, bytes: 22_000 },
  },
  blurb: { background: '--colour-background-band', shape: ratio(700, 820) },
  plate: { background: '--colour-plate-background', shape: ratio(690, 760) },
  care: { background: '--colour-background-strong', shape: ratio(320, 300) },
  'card-light': { background: '--colour-card-light', ...card },
  'card-dark': { background: '--colour-background-strong', ...card },
  oil: { background: '--colour-background', shape: ratio(720, 820) },
  ingredient: { background: '--colour-plate-background', shape: ratio(320, 380) },
  lamp: { background: '--colour-background', shape: ratio(500, 720) },
  portrait: { background: '--colour-background' },
}
