// Shows the pieces of a text as the content of an element, and finds the selection in them. Offsets count characters, and
// the practice's name is one.
import { NAME, type Piece, SUBJECT } from './rich-text.ts'

/** Words that cannot be changed here are in elements of our own, which no style of the site selects. */
const ELEMENTS = { [NAME]: 'practice-name', [SUBJECT]: 'enquiry-subject' }
const SIGNS = /([\ufffb\ufffc])/
const isSign = (text: string): text is keyof typeof ELEMENTS => text in ELEMENTS
const wordsOf = (sign: keyof typeof ELEMENTS, practiceName: string) =>
  sign === NAME ? practiceName : 'the product or topic'

export function showPieces(element: HTMLElement, pieces: readonly Piece[], practiceName: string): void {
  const document = element.ownerDocument
  const nodes = pieces.flatMap(({ text, isItalic, language }) => {
    const parts = text.split(SIGNS).filter((part) => part !== '')
    const inside = parts.map((part) => {
      if (!isSign(part)) return document.createTextNode(part)
      const fixed = document.createElement(ELEMENTS[part])
      fixed.append(wordsOf(part, practiceName))
      return fixed
    })
    if (!isItalic) return inside
    const italics = document.createElement('em')
    if (language) italics.lang = language
    italics.append(...inside)
    return italics
  })
  const wanted = document.createElement(element.localName)
  wanted.append(...nodes)
  // A text that is only changed keeps its nodes, and with them the marks of the spelling checker.
  if (hasShapeOf(element, wanted)) copyTexts(element, wanted)
  else element.replaceChildren(...wanted.childNodes)
}

function hasShapeOf(one: Node, other: Node): boolean {
  const [children, others] = [[...one.childNodes], [...other.childNodes]]
  return (
    one.nodeName === other.nodeName &&
    (one as HTMLElement).lang === (other as HTMLElement).lang &&
    children.length === others.length &&
    children.every((child, index) => hasShapeOf(child, others[index] as Node))
  )
}

function copyTexts(to: Node, from: Node): void {
  for (const [index, node] of textNodesOf(from).entries()) {
    const shown = textNodesOf(to)[index]
    if (shown && shown.data !== node.data) shown.data = node.data
  }
}

/** Reads the pieces, also those that an input method has written beside the name or in an element of its own. */
export function piecesIn(element: HTMLElement, practiceName: string): readonly Piece[] {
  return textNodesOf(element).map((node) => {
    const italics = elementAround(node, 'em', element)
    const sign = signOf(node)
    const text = sign ? node.data.replace(wordsOf(sign, practiceName), () => sign) : node.data
    return { text, isItalic: Boolean(italics), language: italics?.lang || undefined }
  })
}

/** Returns the offsets of the document's selection, or of another range. A part of the name counts as the whole name. */
export function selectionIn(element: HTMLElement, range?: AbstractRange): { start: number; end: number } {
  const selection = element.ownerDocument.getSelection()
  const selected = range ?? (selection?.rangeCount ? selection.getRangeAt(0) : undefined)
  if (!selected || !element.contains(selected.startContainer)) return { start: 0, end: 0 }
  return {
    start: offsetOf(element, selected.startContainer, selected.startOffset, Math.floor),
    end: offsetOf(element, selected.endContainer, selected.endOffset, Math.ceil),
  }
}

export function select(element: HTMLElement, start: number, end = start): void {
  const selection = element.ownerDocument.getSelection()
  selection?.setBaseAndExtent(...positionOf(element, start), ...positionOf(element, end))
}

function offsetOf(
  element: HTMLElement,
  node: Node,
  offset: number,
  round: (share: number) => number,
): number {
  const point = element.ownerDocument.createRange()
  point.setStart(node, offset)
  let at = 0
  for (const text of textNodesOf(element)) {
    if (text === node) return at + (isName(text) ? round(offset / text.length) : offset)
    if (point.comparePoint(text, 0) >= 0) return at
    at += lengthOf(text)
  }
  return at
}

/** Returns the position of an offset: at the end of the words before it, not at the beginning of those after it. */
function positionOf(element: HTMLElement, at: number): [node: Node, offset: number] {
  const texts = textNodesOf(element)
  let before = 0
  for (const [index, text] of texts.entries()) {
    const end = before + lengthOf(text)
    if (!isName(text) && at <= end) return [text, at - before]
    if (isName(text) && at === before) return besideName(text, 0)
    const next = texts[index + 1]
    if (isName(text) && at === end && (!next || isName(next))) return besideName(text, 1)
    before = end
  }
  return [element, element.childNodes.length]
}

function besideName(text: Text, offset: 0 | 1): [node: Node, offset: number] {
  const name = text.parentNode as Node
  const parent = name.parentNode as Node
  return [parent, [...parent.childNodes].indexOf(name as ChildNode) + offset]
}

const signOf = ({ parentElement }: Text) =>
  ([NAME, SUBJECT] as const).find((sign) => ELEMENTS[sign] === parentElement?.localName)

const isName = (text: Text) => signOf(text) !== undefined

const lengthOf = (text: Text) => (isName(text) ? 1 : text.length)

function elementAround(node: Node, name: string, until: HTMLElement): HTMLElement | undefined {
  const found = node.parentElement?.closest<HTMLElement>(name)
  return found && until.contains(found) && found !== until ? found : undefined
}

function textNodesOf(element: Node): Text[] {
  const walker = (element.ownerDocument as Document).createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
  return texts
}
