import type { FocalPoint, GeneratedPicture } from '#schema/picture-slots.ts'

/**
 * Returns the rules of a document for photographs that the page cuts again. They are in no layer, so that they count
 * more than the style sheets. The policy of a document allows no style attributes.
 */
export function positionStyle(content: unknown): string {
  const rules = cutPicturesIn(content).map(
    ({ file, focus: { x, y } }) => `[src*="/${file}."]{object-position:${x}% ${y}%}`,
  )
  // A picture may be shown twice.
  return [...new Set(rules)].join('')
}

type CutPicture = GeneratedPicture & { focus: FocalPoint }

function cutPicturesIn(value: unknown): CutPicture[] {
  if (isCutPicture(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cutPicturesIn) : []
}

const isCutPicture = (value: unknown): value is CutPicture =>
  typeof value === 'object' && value !== null && 'file' in value && 'focus' in value
