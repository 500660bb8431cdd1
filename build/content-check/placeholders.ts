// Social links that do not lead to the owner's own page yet.
import { type Path, textsIn } from './problem.ts'

export const isPlaceholder = (address: string): boolean =>
  URL.canParse(address) && (new URL(address).pathname === '/' || /your[_-](handle|page)/.test(address))

export const placeholdersIn = (value: unknown): { path: Path; message: string }[] =>
  textsIn(value)
    .filter(({ text, path }) => path[0] === 'social' && isPlaceholder(text))
    .map(({ text, path }) => ({ path, message: `${text} is not your own page yet: put its address here` }))
