// Reads back what letter.ts has written; a whole mail parser would be a lot for letters of one shape.

export type ReadLetter = { from: string; subject: string; date: string; junkReason: string; body: string }

export function readLetter(text: string): ReadLetter {
  const unified = text.replaceAll('\r\n', '\n')
  const end = unified.indexOf('\n\n')
  const headers = readHeaders(end < 0 ? unified : unified.slice(0, end))
  const body = end < 0 ? '' : unified.slice(end + 2)
  const header = (name: string) => printable(headers.get(name) ?? '')
  return {
    from: header('reply-to') || header('from'),
    subject: header('subject'),
    date: header('date'),
    junkReason: header('x-junk-reason'),
    body: printable(header('content-transfer-encoding') === 'base64' ? fromBase64(body) : body),
  }
}

function readHeaders(block: string): Map<string, string> {
  const lines = block.replace(/\n[ \t]+/g, ' ').split('\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
    }),
  )
}

/** RFC 2047: words in other scripts travel as =?UTF-8?Q?...?=, and the space between two of them is none. */
function decodeWords(value: string): string {
  return value
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b' ? fromBase64(word) : fromQuoted(word),
    )
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString('utf8').replaceAll('\r\n', '\n')
}

function fromQuoted(word: string): string {
  const bytes = word
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** A message may hold escape sequences; printed as they are, they would command the terminal. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '\u{FFFD}')
}
