// How pictures are made. The name of every made file is a hash over this, so a change here makes all anew.
import type { PlaceName } from '#components/picture/places.ts'

export const settings = {
  /** Raise it when the code that makes pictures changes what comes out. */
  version: 1,
  /**
   * Effort 3 is the knee: 4 takes four times as long for 2 % fewer bytes, 6 eleven times for 6 %, and a fresh
   * clone has to make some seventy of these before it can show a page. Chroma at half size saves 4 % and leaves
   * the flat ground as close to the style sheet's colour (within one level of 255) as full chroma does.
   */
  avif: { effort: 3, chromaSubsampling: '4:2:0' },
  /** For the few browsers without AVIF; nobody's budget. Under quality 80 its flat ground drifts visibly. */
  webp: { effort: 4, quality: 80 },
  drawing: { quality: 40 },
  photograph: { quality: 50 },
  /** A drawing this small has so few blocks that a coarse one tints the ground beside it; the cost is 400 bytes. */
  small: { belowWidth: 200, quality: 52 },
  /** Below this an engraving's hatching smears. */
  lowestQuality: 28,
  qualityStep: 4,
} as const

type Ceiling = { upToWidth: number; bytes: number }

/**
 * AVIF files over the ceiling are made again at a lower quality. The banner stands above the fold, where all
 * pictures together may weigh 30 kB on a phone, and everything 150; two of the cards would pass 25 kB at double density.
 */
const card: Ceiling = { upToWidth: 1320, bytes: 25_000 }
export const ceilings: Partial<Record<PlaceName, Ceiling>> = {
  banner: { upToWidth: 721, bytes: 22_000 },
  'card-light': card,
  'card-dark': card,
}
