// Reads the colours of tokens.css, so that pictures, the manifest and the contrast check use what the style sheet says.
// Only the first :root is read. Its colours are hex values, var() or light-dark().
import { readFile } from 'node:fs/promises'
import { OwnerMistakes } from './content-check/problem.ts'

/** The values of all tokens by their names. */
export type Colours = ReadonlyMap<string, string>
export type Tokens = { light: Colours; dark: Colours }

const STYLE_SHEET = new URL('../src/styles/tokens.css', import.meta.url)

/** The site's own colours. */
export async function siteTokens(): Promise<Tokens> {
  return tokensOf(await readFile(STYLE_SHEET, 'utf8'))
}

/** The site's colour of one token, in each theme. */
export async function coloursOf(token: string) {
  const { light, dark } = await siteTokens()
  return { light: colourOf(light, token), dark: colourOf(dark, token) }
}

/** The colour of one token as `#rrggbb`. */
export function colourOf(colours: Colours, token: string): string {
  const colour = colours.get(token) ?? 'missing'
  if (/^#[0-9a-f]{6}$/i.test(colour)) return colour
  throw new OwnerMistakes([`src/styles/tokens.css: ${token} is ${colour}: write a # and six digits`])
}

/** Every token as a browser would resolve it in each theme. */
export function tokensOf(css: string): Tokens {
  const [root = ''] = css.replace(/\/\*[\s\S]*?\*\//g, '').split('}')
  const pairs = root.matchAll(/(--[\w-]+):\s*([^;]+);/g)
  const declared = new Map(Array.from(pairs, ([, name = '', value = '']) => [name, value.trim()]))
  // The owner changes these: a mistake is told by the name that is in the line, also where no text has the colour.
  for (const name of declared.keys()) if (name.startsWith('--palette-')) colourOf(declared, name)
  function resolved(value: string, theme: '$<light>' | '$<dark>'): string {
    return value
      .replace(/^light-dark\(\s*(?<light>.+),\s*(?<dark>.+?)\s*\)$/, theme)
      .replace(/^var\((.+)\)$/, (_, name) => resolved(declared.get(name) ?? name, theme))
  }
  const tokens = [...declared]
  return {
    light: new Map(tokens.map(([name, value]) => [name, resolved(value, '$<light>')])),
    dark: new Map(tokens.map(([name, value]) => [name, resolved(value, '$<dark>')])),
  }
}
