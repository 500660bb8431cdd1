// Reads the colours of tokens.css, so that pictures, the manifest and the contrast check use what the style sheet says.
// The file is ours and plain: no nesting beyond one media query, no colour functions.
import { readFile } from 'node:fs/promises'

export type Colours = ReadonlyMap<string, string>
export type Tokens = { light: Colours; dark: Colours }

const DARK_ROOT = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{\s*:root\s*\{([^}]*)\}/
const LIGHT_ROOT = /^\s*:root\s*\{([^}]*)\}/
const STYLE_SHEET = new URL('../src/styles/tokens.css', import.meta.url)
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/
const REFERENCE = /^var\((--[\w-]+)\)$/

/** The site's own colours. */
export async function siteTokens(): Promise<Tokens> {
  return tokensOf(await readFile(STYLE_SHEET, 'utf8'))
}

/** Every opaque `--colour-*` token as `#rrggbb`, as a browser would resolve it in each theme. */
export function tokensOf(css: string): Tokens {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const light = declarations(plain.match(LIGHT_ROOT)?.[1])
  // The dark theme declares only the differences, and may refer to the light part.
  const dark = new Map([...light, ...declarations(plain.match(DARK_ROOT)?.[1])])
  return { light: coloursIn(light), dark: coloursIn(dark) }
}

/** The colour of one token; a misspelt name stops the build. */
export function colourOf(colours: Colours, token: string): string {
  const colour = colours.get(token)
  if (!colour) throw new Error(`tokens.css: there is no opaque colour named ${token}`)
  return colour
}

function declarations(block = ''): Map<string, string> {
  const pairs = block.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)
  return new Map(Array.from(pairs, ([, name = '', value = '']) => [name, value.trim()]))
}

function coloursIn(declared: Map<string, string>): Map<string, string> {
  const names = [...declared.keys()].filter((name) => name.startsWith('--colour-'))
  const colours = names.map((name) => [name, resolved(name, declared, [])] as const)
  // A transparent colour has no contrast of its own.
  return new Map(colours.filter(([, value]) => HEX.test(value)).map(([name, hex]) => [name, sixDigits(hex)]))
}

function resolved(name: string, declared: Map<string, string>, seen: string[]): string {
  const path = [...seen, name]
  const value = declared.get(name)?.toLowerCase()
  if (!value || seen.includes(name)) throw new Error(`tokens.css: ${path.join(' › ')} leads to no colour`)

  const next = value.match(REFERENCE)?.[1]
  return next ? resolved(next, declared, path) : value
}

function sixDigits(hex: string): string {
  return hex.length === 7 ? hex : `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`
}
