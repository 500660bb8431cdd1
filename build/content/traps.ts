// What the parser takes without a word, and not as it was meant.
import { isAlias, isScalar, type Node, Scalar, visit } from 'yaml'
import { AFTER_COLON, AFTER_DASH, noColon, QUOTE, signed } from './complaints.ts'
import {
  columnOf,
  movedTo,
  quoted,
  withColon,
  withLine,
  withSpaceAfterColon,
  withSpaceAfterDash,
  wordsOf,
} from './line-mends.ts'
import type { Finding } from './read-yaml.ts'

export function trapsIn(contents: Node | null, lines: readonly string[]): Finding[] {
  const text = lines.join('\n')
  const traps: Finding[] = []
  visit(contents, {
    Node(key, node) {
      const [start = 0, end = 0] = node.range ?? []
      const index = text.slice(0, start).split('\n').length - 1
      const source = text.slice(start, end)
      const trap =
        key === 'key' ? trapOfName(source, index, lines) : trapOf(node, source, text.slice(end), index, lines)
      if (trap) traps.push({ mistakes: [{ line: index + 1, says: trap.says }], lines: trap.lines })
    },
  })
  return traps
}

type Trap = { says: string; lines: string[] }

/** A colon in the words makes a name of all that stands before it. */
function trapOfName(source: string, index: number, lines: readonly string[]): Trap | undefined {
  if (/^[\w-]+:\S/.test(source))
    return { says: AFTER_COLON, lines: withLine(lines, index, withSpaceAfterColon) }
  const bare = /^([\w-]+) +["']/.exec(source)?.[1]
  return bare === undefined
    ? undefined
    : { says: noColon(bare), lines: withLine(lines, index, (line) => withColon(bare, line)) }
}

function trapOf(
  node: Node,
  source: string,
  after: string,
  index: number,
  lines: readonly string[],
): Trap | undefined {
  if (isAlias(node) || ('anchor' in node && node.anchor) || ('tag' in node && node.tag)) {
    return { says: signed(wordsOf(lines[index] ?? '')), lines: withLine(lines, index, quoted) }
  }
  if (!isScalar(node) || node.type !== Scalar.PLAIN) return undefined
  const note = /^[ \t]+(#[^\s#]\S*)/.exec(after)?.[1]
  if (note) {
    return {
      says: `“${note}” is taken for a note and not shown: ${QUOTE}, or write a space after the #`,
      lines: withLine(lines, index, quoted),
    }
  }
  if (/^-\S/.test(source)) return { says: AFTER_DASH, lines: withLine(lines, index, withSpaceAfterDash) }
  const swallowed = /\n\s*(-.*)/.exec(source)
  if (!swallowed) return undefined
  const below = index + source.slice(0, swallowed.index).split('\n').length
  const column = columnOf(lines[index] ?? '')
  return {
    says: `the line “${swallowed[1]}” is taken for a part of this one: begin both in the same column`,
    lines: withLine(lines, below, (line) => movedTo(column, line)),
  }
}
