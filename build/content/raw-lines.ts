// Lines that no reading of the file can mend: the leftovers of a joined file, and spaces that are none.
import type { Finding } from './read-yaml.ts'

const JOINED =
  'two versions of this file were joined here: keep the lines of one of them, and remove the other and the three lines of signs'
const OTHER_SPACES = 'this line begins with spaces of another kind: take them out and type them again'
const TAB = 'this line begins with a tab: use spaces instead'

const MARKER = /^(<{7}|={7}|>{7}|\|{7})(?: |$)/
/** Spaces that word processors and web pages write, and YAML takes for letters. */
const STRANGE = /^[ \t]*[^\S \t\n]+/
const TAB_WIDTHS = [2, 4, 6]
const INDENT_BY_TAB = /^ *\t\s*(?=[^\s#])/

/** The version above the middle is kept, as if the owner had chosen it. */
export function joinedVersions(lines: readonly string[]): Finding {
  let isDropped = false
  const kept = lines.map((line) => {
    const [, marker = ''] = MARKER.exec(line) ?? []
    if (marker) isDropped = /^[=|]/.test(marker)
    return marker || isDropped ? '' : line
  })
  return { mistakes: mistakesAt(lines, MARKER, JOINED), lines: kept }
}

export const strangeSpaces = (lines: readonly string[]): Finding => ({
  mistakes: mistakesAt(lines, STRANGE, OTHER_SPACES),
  lines: lines.map((line) => line.replace(STRANGE, (spaces) => ' '.repeat(spaces.length))),
})

/** With each width that the tab may have been meant to have. */
export const tabs = (lines: readonly string[]): Finding[] =>
  TAB_WIDTHS.map((width) => ({
    mistakes: mistakesAt(lines, INDENT_BY_TAB, TAB),
    lines: lines.map((line) =>
      line.replace(INDENT_BY_TAB, (spaces) => spaces.replaceAll('\t', ' '.repeat(width))),
    ),
  }))

const mistakesAt = (lines: readonly string[], sign: RegExp, says: string) =>
  lines.flatMap((line, index) => (sign.test(line) ? { line: index + 1, says } : []))
