// Reads the colours of tokens.css, so that pictures, the manifest and the contrast check use what the style sheet says.
// Only the first :root is read. Its opaque colours are hex values, var() or light-dark().
import { readFile } from 'node:fs/promises'
import { OwnerMistakes } from './content-check/problem.ts'

export type Colours = ReadonlyMap<string, string>
export type Tokens = { light: Colours; dark: Colours }

const FILE = 'src/styles/tokens.css'
const STYLE_SHEET = new URL(`../${FILE}`, import.meta.url)
const HEX = /^#(?:[0-9a-f]{3}){1,2}$/
const ROOT = /^\s*:root\s*\{([^}]*)\}/

/** The site's own colours. */
export async function siteTokens(): Promise<Tokens> {
  return tokensOf(await readFile(STYLE_SHEET, 'utf8'))
}

/** The site's colour of one token, in each theme. */
export async function coloursOf(token: string) {
  const { light, dark } = await siteTokens()
  return { light: colourOf(light, token), dark: colourOf(dark, token) }
}

/** The colour of one token; a misspelt name stops the build. */
export function colourOf(colours: Colours, token: string): string {
  const colour = colours.get(token)
  if (!colour) throw new Error(`tokens.css: there is no opaque colour named ${token}`)
  return colour
}

/** Every opaque `--colour-*` token as `#rrggbb`, as a browser would resolve it in each theme. */
export function tokensOf(css: string): Tokens {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').toLowerCase()
  const [, block = ''] = ROOT.exec(plain) ?? []
  const pairs = block.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)
  const declared = new Map(Array.from(pairs, ([, name = '', value = '']) => [name, value.trim()]))
  return { light: coloursIn(declared, 'light'), dark: coloursIn(declared, 'dark') }
}

function coloursIn(declared: Map<string, string>, theme: keyof Tokens): Colours {
  const names = [...declared.keys()].filter((name) => name.startsWith('--colour-'))
  const colours = names.map((name) => [name, resolved(name, declared, theme)] as const)
  // A transparent colour has no contrast of its own.
  return new Map(colours.filter(([, value]) => /^#[0-9a-f]{6}$/.test(value)))
}

function resolved(name: string, declared: Colours, theme: keyof Tokens): string {
  const written = declared.get(name)
  if (!written || (name.startsWith('--palette-') && !HEX.test(written))) {
    throw new OwnerMistakes([`${FILE}: ${name} is ${written ?? 'missing'}: write a # and six digits`])
  }
  const [, light, dark] = /^light-dark\(\s*(.+),\s*(.+?)\s*\)$/.exec(written) ?? []
  const value = { light, dark }[theme] ?? written
  const [, next] = /^var\((--[\w-]+)\)$/.exec(value) ?? []
  if (next) return resolved(next, declared, theme)
  return value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
}
