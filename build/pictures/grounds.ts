import type { PlaceName } from '#components/picture/places.ts'

/**
 * The token whose colour lies behind the picture of a place. Drawings are baked on it, because an opaque AVIF is little
 * more than half the size of a transparent one. Where light and dark theme differ, both are baked.
 */
export const grounds: Record<PlaceName, `--colour-${string}`> = {
  banner: '--colour-ground-strong',
  blurb: '--colour-ground-band',
  print: '--colour-print-paper',
  care: '--colour-ground-strong',
  'card-light': '--colour-card-light',
  'card-dark': '--colour-card-dark',
  oil: '--colour-ground',
  ingredient: '--colour-print-paper',
  lamp: '--colour-ground',
  portrait: '--colour-ground',
}
