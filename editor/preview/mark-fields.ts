// Finds which text of a page is which field without comparing words: each text is rendered with a mark before it and one
// after it, and the marks become attributes of the elements. Components, and what visitors download, know nothing of it.

/** Marks are private-use characters, which no content has: one for the beginning of each field, and one for all ends. */
const FIRST_MARK = 0xe001
const LAST_MARK = 0xf8ff
const END = '\ue000'
const MARK = /([\ue000-\uf8ff])/
const MARKS = /[\ue000-\uf8ff]/g

/** Numbers the fields of a page by their keys. */
export function createMarks() {
  const keys: string[] = []
  /** Returns the mark of a field, or none when all are used. There are enough: content has a few hundred fields. */
  function start(key: string): string {
    const mark = FIRST_MARK + keys.length
    if (mark > LAST_MARK) return ''
    keys.push(key)
    return String.fromCharCode(mark)
  }
  return {
    aroundText(key: string, text: string): string {
      const mark = start(key)
      return mark ? `${mark}${text}${END}` : text
    },
    /** The mark is after the address, so that the address can still be parsed. */
    behindAddress: (key: string, address: string) => address + start(key),
    /** The mark is at the beginning of a picture's address. */
    beforePicture: (key: string, file: string) => start(key) + file,
    keyOf: (mark: string): string | undefined => keys[mark.charCodeAt(0) - FIRST_MARK],
  }
}

export type Marks = ReturnType<typeof createMarks>

/** This element wraps a text that shares its element with others. No style of the site selects it. */
const WRAPPER = 'field-text'

/**
 * Returns the page as visitors see it, with the fields as attributes: data-field for texts, data-picture for pictures,
 * data-link for addresses. `plain` and `marked` are one page rendered without and with marks. Some attributes depend on the
 * lengths of texts, which are right in `plain` only.
 */
export function withFields(plain: string, marked: string, { keyOf }: Marks): string {
  const plainTokens = tokensOf(plain)
  const tokens = tokensOf(marked)
  const isSameShape = tokens.length === plainTokens.length
  const output = tokens.map((token, index) => {
    const isTag = index % 2 === 1
    return isTag && isSameShape ? String(plainTokens[index]) : token.replace(MARKS, '')
  })
  function addAttribute(index: number, name: string, key: string) {
    output[index] = String(output[index]).replace(/^<[^\s/>]+/, (start) => `${start} ${name}="${key}"`)
  }

  let open: OpenField | undefined
  let depth = 0
  /** Ends the field in the text at `index`, after `written`. */
  function close(
    { key, index: from, before }: OpenField,
    index: number,
    written: string,
    rest: string,
  ): string {
    const isWhole =
      before === '' && rest === '' && isOpeningTag(tokens[from - 1]) && isClosingTag(tokens[index + 1])
    if (isWhole) addAttribute(from - 1, 'data-field', key)
    if (isWhole) return written
    const start = `<${WRAPPER} data-field="${key}">`
    if (from === index) return `${before}${start}${written.slice(before.length)}</${WRAPPER}>`
    output[from] = `${before}${start}${String(output[from]).slice(before.length)}`
    return `${written}</${WRAPPER}>`
  }
  for (const [index, token] of tokens.entries()) {
    if (index % 2 === 1) {
      depth += depthOf(token)
      // The parts of this field are in sibling elements, so no one element shows it.
      if (open && depth < open.depth) open = undefined
      for (const [name, key] of fieldsOfTag(token, keyOf)) addAttribute(index, name, key)
      continue
    }
    let written = ''
    if (open?.isEnding && open.depth === depth) {
      written = close(open, index, '', token)
      open = undefined
    }
    const parts = token.split(MARK)
    for (const [at, part] of parts.entries()) {
      const key = keyOf(part)
      if (at % 2 === 0) written += part
      else if (key) open = { key, index, before: written, depth, isEnding: false }
      else if (open?.depth === depth) {
        written = close(open, index, written, parts.slice(at + 1).join(''))
        open = undefined
      } else if (open) open.isEnding = true
    }
    output[index] = written
  }
  return output.join('')
}

type OpenField = {
  key: string
  /** The field begins in the text at `index`, after `before`. */
  index: number
  before: string
  depth: number
  /** The end was found in an inner element, and the field ends after that element. */
  isEnding: boolean
}

/** Splits HTML into texts at even places and tags between them. React escapes every < and > that is not of a tag. */
const tokensOf = (html: string) => html.split(/(<[^>]*>)/)

const VOID_ELEMENT = /^<(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/

const isClosingTag = (tag = '') => tag.startsWith('</')
const isOpeningTag = (tag = '') => tag.startsWith('<') && !isClosingTag(tag) && depthOf(tag) === 1

function depthOf(tag: string): number {
  if (isClosingTag(tag)) return -1
  return VOID_ELEMENT.test(tag) || tag.endsWith('/>') ? 0 : 1
}

/** Finds the fields that the attributes of a tag come from. */
function fieldsOfTag(tag: string, keyOf: Marks['keyOf']): [name: string, key: string][] {
  const nameOf = { src: 'data-picture', href: 'data-link' }
  return Object.entries(nameOf).flatMap(([attribute, name]) => {
    const [, value = ''] = new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag) ?? []
    const [mark = ''] = value.match(/[\ue001-\uf8ff]/) ?? []
    const key = keyOf(mark)
    return key ? [[name, key]] : []
  })
}
