// What axe cannot decide, and why it is no problem. The contrast with the background is measured as well.
import type axe from 'axe-core'

const EXPLAINED: readonly { message: string; because: string }[] = [
  {
    message: 'due to a pseudo element',
    because:
      'The dots of a kolam list are beside its text, and the faint kolam of a page head or of the menu is where ' +
      'there is no text.',
  },
  {
    message: 'due to a background gradient',
    because: 'The gradient is the line under a link, one pixel high, below the text.',
  },
  {
    message: 'because it is overlapped by another element',
    because: 'The kolam line is drawn below the list and around its texts.',
  },
  {
    message: 'because element contains an image node',
    because: 'The kolam line is drawn below the list and around its texts.',
  },
  {
    message: 'because it partially overlaps other elements',
    because: 'A toast is above the page and has an opaque background.',
  },
]

/** WCAG 1.4.3. */
const TEXT_CONTRAST = 4.5

export function isExplained(rule: string, { any }: axe.NodeResult, contrast: number): boolean {
  const isKnown = any.every((check) => EXPLAINED.some(({ message }) => check.message.includes(message)))
  return rule === 'color-contrast' && isKnown && contrast >= TEXT_CONTRAST
}
