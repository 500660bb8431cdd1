import { contentFiles } from '#check/content-files.ts'
import { valueAt } from '#check/field-path.ts'
import type { Texts } from '../api-types.ts'
import { type Change, changesBetween } from '../describe-changes.ts'
import { readValue } from '../store/yaml-edit.ts'
import type { Tree } from './record.ts'

const PRACTICE = 'content/practice.yaml'

/** Lists what differs between two versions of the words, in the order of the forms. */
export function changedWords(before: Texts, after: Texts): Change[] {
  const practiceName = String(valueAt(readValue(after[PRACTICE]), ['name']) ?? '')
  return contentFiles.flatMap((form) =>
    changesBetween(form, readValue(before[form.file]), readValue(after[form.file]), practiceName),
  )
}

/** Lists pictures that were replaced under the same name, and new ones. */
export const changedPictures = (before: Tree, after: Tree): Change[] =>
  Object.entries(after)
    .filter(([path, id]) => before[path] !== id)
    .map(([path]): Change => {
      const place = `Pictures › ${path.replace(/^art\//, '').replace(/\.\w+$/, '')}`
      const [kind, what] = before[path] ? (['text', 'changed'] as const) : (['added', 'added'] as const)
      return { file: path, path: [], kind, place, words: `${place}: ${what}` }
    })
