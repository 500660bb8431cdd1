// Reads the colours of tokens.css, so that pictures, the manifest and the contrast check use what the style sheet says.
// Only the first :root is read. Its colours are hex values, var() or light-dark().
import { readFileSync } from 'node:fs'
import { OwnerMistakes } from './check/problem.ts'

const STYLE_SHEET = new URL('../src/styles/tokens.css', import.meta.url)

export const readTokens = () => readFileSync(STYLE_SHEET, 'utf8')

/** The colours of the brand as `#rrggbb`, by their names in the palette. */
export const presentPalette = (css = readTokens()): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--palette-([\w-]+):\s*(#[0-9a-f]{6})\s*;/gi)].map(([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  )

type Theme = 'light' | 'dark'

/** Resolves a token in a theme, as a browser would. It returns the name of a palette colour, or else the token's value. */
export function paletteNameOf(token: string, theme: Theme, css = readTokens()): string {
  const [root = ''] = css.replace(/\/\*[\s\S]*?\*\//g, '').split('}')
  function resolve(name: string): string {
    const value = declaredIn(root, name, theme)
    const [, other] = /^var\((.+)\)$/.exec(value) ?? []
    if (!other) return value
    return other.startsWith('--palette-') ? other.slice('--palette-'.length) : resolve(other)
  }
  return resolve(token)
}

/** The colour of a token as `#rrggbb`, as a browser would resolve it in each theme. */
export function coloursOf(token: string, css = readTokens()): Record<Theme, string> {
  const [root = ''] = css.replace(/\/\*[\s\S]*?\*\//g, '').split('}')
  function resolve(name: string, theme: Theme): string {
    const value = declaredIn(root, name, theme)
    const [, other] = /^var\((.+)\)$/.exec(value) ?? []
    if (other) return resolve(other, theme)
    if (/^#[0-9a-f]{6}$/i.test(value)) return value
    throw new OwnerMistakes([`src/styles/tokens.css: ${name} is ${value}: write a # and six digits`])
  }
  return { light: resolve(token, 'light'), dark: resolve(token, 'dark') }
}

function declaredIn(root: string, name: string, theme: Theme): string {
  const [, declared = 'missing'] = new RegExp(`${name}:\\s*([^;]+?)\\s*;`).exec(root) ?? []
  return declared.replace(/^light-dark\(\s*(?<light>.+),\s*(?<dark>.+?)\s*\)$/, `$<${theme}>`)
}
