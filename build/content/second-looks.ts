// What is allowed, and perhaps not meant: for the owner to look at again.
import { placeOf, textsIn, valueAt } from './place.ts'

export const secondLooksIn = (file: string, value: unknown): string[] => [
  ...joinedItems(file, value),
  ...describedNothing(file, value),
]

/** Two items that came to stand on one line: `- Diabetes - Hypertension`. */
const joinedItems = (file: string, value: unknown): string[] =>
  textsIn(value).flatMap(({ text, path }) =>
    typeof path.at(-1) === 'number' && text.includes(' - ')
      ? `${placeOf(file, path)}: “ - ” stands inside this item: if it is two, begin the second on a line of its own`
      : [],
  )

/** Only the doctor's picture may be left out: elsewhere a missing one is a mistake and told as such. */
function describedNothing(file: string, value: unknown): string[] {
  const isLost = valueAt(value, ['doctor', 'alt']) && !valueAt(value, ['doctor', 'picture'])
  if (!isLost) return []
  const place = placeOf(file, ['doctor', 'alt'])
  return [
    `${place}: this describes a picture that is not named: write its name after picture, or empty this line`,
  ]
}
