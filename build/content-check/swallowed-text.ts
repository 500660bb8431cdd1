// Text that the parser accepts without a word, and reads otherwise than it was meant.
import { type Document, isAlias, isScalar, type Node, Scalar, visit } from 'yaml'
import { firstCharacter, type LineProblem, type Position, QUOTE } from './yaml-errors.ts'

export function swallowedText(document: Document, text: string, position: Position): LineProblem[] {
  const problems: LineProblem[] = []
  const lines = text.split('\n')
  visit(document, {
    Node(key, node) {
      const [start = 0, end = 0] = node.range ?? []
      const place = position(start)
      const message = swallowedIn(node, text.slice(start, end), text.slice(end), lines[place.line - 1] ?? '')
      if (message && key !== 'key') problems.push({ ...place, message })
    },
  })
  return problems
}

function swallowedIn(node: Node, source: string, after: string, line: string): string | undefined {
  const isSign = isAlias(node) || ('anchor' in node && node.anchor) || ('tag' in node && node.tag)
  if (isSign) return firstCharacter(line)
  if (!isScalar(node) || node.type !== Scalar.PLAIN) return undefined
  const note = /^[ \t]+(#[^\s#]\S*|# ?\d\S*)/.exec(after)?.[1]
  if (note) return `“${note}” is taken for a note and not shown: ${QUOTE}, or write a space after the #`
  const joined = /\n\s*(-.*)/.exec(source)?.[1]
  return joined && `the line “${joined}” is taken for a part of this one: begin both in the same column`
}
