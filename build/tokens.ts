// Reads the colours of tokens.css, so that pictures, the manifest and the contrast check use what the style sheet says.
// The file is ours and plain: one :root, and no colour function but light-dark().
import { readFile } from 'node:fs/promises'

export type Colours = ReadonlyMap<string, string>
export type Tokens = { light: Colours; dark: Colours }

const STYLE_SHEET = new URL('../src/styles/tokens.css', import.meta.url)
const ROOT = /^\s*:root\s*\{([^}]*)\}/

/** The site's own colours. */
export async function siteTokens(): Promise<Tokens> {
  return tokensOf(await readFile(STYLE_SHEET, 'utf8'))
}

/** The page's background in each theme, for the browser's own frame and the web manifest. */
export async function themeColours() {
  const { light, dark } = await siteTokens()
  return { light: colourOf(light, '--colour-background'), dark: colourOf(dark, '--colour-background') }
}

/** Every opaque `--colour-*` token as `#rrggbb`, as a browser would resolve it in each theme. */
export function tokensOf(css: string): Tokens {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').toLowerCase()
  const declared = declarations(plain.match(ROOT)?.[1])
  return { light: coloursIn(declared, 'light'), dark: coloursIn(declared, 'dark') }
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

function coloursIn(declared: Map<string, string>, theme: keyof Tokens): Map<string, string> {
  const ofTheme = new Map(Array.from(declared, ([name, value]) => [name, valueIn(theme, value)]))
  const names = [...declared.keys()].filter((name) => name.startsWith('--colour-'))
  const colours = names.map((name) => [name, resolved(name, ofTheme)] as const)
  // A transparent colour has no contrast of its own.
  return new Map(colours.filter(([, value]) => /^#[0-9a-f]{6}$/.test(value)))
}

/** `light-dark(a, b)` is a in the light theme and b in the dark one. */
function valueIn(theme: keyof Tokens, value: string): string {
  const [, light, dark] = /^light-dark\(\s*(.+),\s*(.+?)\s*\)$/.exec(value) ?? []
  return { light, dark }[theme] ?? value
}

function resolved(name: string, declared: Map<string, string>, seen: readonly string[] = []): string {
  const value = declared.get(name)
  if (!value) throw new Error(`tokens.css: ${name} is used and not declared`)
  if (seen.includes(name)) throw new Error(`tokens.css: ${name} leads back to itself`)
  const [, next] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  return next ? resolved(next, declared, [...seen, name]) : value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
}
