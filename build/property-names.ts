// Custom properties of one or two letters in the built style, which stands in every document: their speaking names
// would take 600 of its 14,000 bytes. Like class names, a name follows from the sources alone.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf } from './class-names.ts'
import { folders } from './folders.ts'

type Root = { walkDecls(change: (declaration: { prop: string; value: string }) => void): void }

/** For PostCSS, which sees every sheet with all that it imports. */
export function shortProperties() {
  const shorten = propertyShortener()
  return {
    postcssPlugin: 'short-properties',
    OnceExit: (root: Root) =>
      root.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop)
        declaration.value = shorten(declaration.value)
      }),
  }
}

export function propertyShortener(): (css: string) => string {
  const sheets = sources(/\.css$/)
  const declared = Array.from(sheets.matchAll(/(--[a-z_][\w-]*)\s*:/g), ([, name = '']) => name)
  const ours = [...new Set(declared)].filter(isForStyleOnly(sources(/\.tsx?$/))).sort()
  // In capitals, because a library's own short names are in small letters.
  const names = new Map(ours.map((name, count) => [name, `--${nameOf(count).toUpperCase()}`]))
  return (css) => css.replace(/--[a-z_][\w-]*/g, (name) => names.get(name) ?? name)
}

/** Where markup or a library reads a property, its name stays. */
const isForStyleOnly = (scripts: string) => (name: string) =>
  !name.startsWith('--toastify-') && !scripts.includes(name)

function sources(kind: RegExp): string {
  const folder = join(folders.project, 'src')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => kind.test(file))
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}
