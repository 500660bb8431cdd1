// Fills index.html, for the build and for the development server.
import { readFile } from 'node:fs/promises'
import { folders } from './folders.ts'

export const readTemplate = () => readFile(`${folders.project}index.html`, 'utf8')

type DocumentParts = { page: string; head: string; markup: string }

export function fillTemplate(template: string, { page, head, markup }: DocumentParts): string {
  // With functions, because $ has a meaning in replacement strings.
  return template
    .replace('<!--page-->', () => page)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => markup)
}
