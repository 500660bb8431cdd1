// What axe cannot decide by itself, and why it is well all the same. Every undecided element is measured against the
// ground that it stands on; what axe saw there besides must be one of these, each looked at by a person.
import type axe from 'axe-core'

/** What axe says, and what it saw. */
const SEEN: readonly { words: string; because: string }[] = [
  {
    words: 'due to a pseudo element',
    because:
      'The dots and strands of a kolam list stand beside its words, and the faint kolam of a head or of the menu ' +
      'lies where no word reaches.',
  },
  {
    words: 'due to a background gradient',
    because: 'The gradient is the line under a link, one pixel high, below the words.',
  },
  {
    words: 'because it is overlapped by another element',
    because: 'The line of the nine dots is drawn under the list and runs round its names.',
  },
  {
    words: 'because element contains an image node',
    because: 'The line of the nineteen dots is drawn under the list and runs round its names.',
  },
  {
    words: 'because it partially overlaps other elements',
    because: 'A toast lies over the page, on an opaque ground of its own.',
  },
]

/** WCAG 1.4.3. */
const TEXT_CONTRAST = 4.5

/** Whether an undecided finding is explained: we know what axe saw, and the words are clear on their own ground. */
export function isExplained(rule: string, { any }: axe.NodeResult, contrast: number): boolean {
  const isKnown = any.every(({ message }) => SEEN.some(({ words }) => message.includes(words)))
  return rule === 'color-contrast' && isKnown && contrast >= TEXT_CONTRAST
}
