// What is allowed, and perhaps not meant.
import { type Path, textsIn, valueAt } from './problem.ts'

type Oversight = { path: Path; message: string }

export const oversightsIn = (value: unknown): Oversight[] => [
  ...joinedItems(value),
  ...altWithoutPicture(value),
]

/** Two items on one line: `- Diabetes - Hypertension`. */
const joinedItems = (value: unknown): Oversight[] =>
  textsIn(value)
    .filter(({ text, path }) => typeof path.at(-1) === 'number' && text.includes(' - '))
    .map(({ path }) => ({
      path,
      message: '“ - ” stands inside this item: if it is two, begin the second on a line of its own',
    }))

/** Only the doctor's picture may be left out. */
function altWithoutPicture(value: unknown): Oversight[] {
  if (!valueAt(value, ['doctor', 'alt']) || valueAt(value, ['doctor', 'picture'])) return []
  const message =
    'this describes a picture that is not named: write its name after picture, or empty this line'
  return [{ path: ['doctor', 'alt'], message }]
}
