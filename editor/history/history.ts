// Lists what was put online, and brings a field, a page or everything of it back as one step of undo.
import { contentFiles } from '#check/content-files.ts'
import { valueAt } from '#check/field-path.ts'
import { originalsOf } from '../../build/pictures/originals.ts'
import { nameFrom } from '../../build/pictures/picture-name.ts'
import { pictureNames } from '../../build/site-files.ts'
import { asList, type Texts, type Value } from '../api-types.ts'
import { type Change, changesBetween } from '../describe-changes.ts'
import { changedWords } from '../online/changes-to-put.ts'
import type { SiteRecord } from '../online/record.ts'
import { summaryOf } from '../online/summary.ts'
import type { Outcome, Store } from '../store/store.ts'
import { readValue, withValue } from '../store/yaml-edit.ts'

const MAX_VERSIONS = 100

export type Version = {
  id: string
  /** The time when it was put online. */
  at: string
  /** A summary of the changes, such as `new product, headline`. */
  words: string
}

/** One difference between then and now. `isAlone` is false for a moved item, which can only come back with its page. */
export type Difference = { file: string; words: string; isAlone: boolean }

export type BringBack = {
  id: string
  version: string
  /** The file to bring back. Without it everything comes back. */
  file?: string | undefined
  /** The words of one difference in that file. Without them the whole page comes back. */
  words?: string | undefined
}

/** Every version of a site has this file. */
const PRACTICE = 'content/practice.yaml'

export type History = ReturnType<typeof createHistory>

export function createHistory({ record, store, art }: { record: SiteRecord; store: Store; art: string }) {
  async function versions(): Promise<Version[]> {
    const entries = await record.log(MAX_VERSIONS)
    const blobs = entries.flatMap(({ files }) =>
      files.flatMap(({ path, before, after }) => (isText(path) ? [before, after] : [])),
    )
    const contents = await record.read(blobs.filter((blob) => blob !== undefined))
    const valueIn = (blob: string | undefined) => readValue(contents.get(blob ?? '')?.toString())
    return entries.flatMap(({ commit: id, at, files }) => {
      // Only the first version adds practice.yaml. A later one may add other files, such as a picture.
      const isFirst = files.some(({ path, before }) => path === PRACTICE && before === undefined)
      if (isFirst) return [{ id, at, words: 'the first version' }]
      const changes = contentFiles.flatMap((form) => {
        const file = files.find(({ path }) => path === form.file)
        return file ? changesBetween(form, valueIn(file.before), valueIn(file.after)) : []
      })
      const hasPictures = files.some(({ path }) => path.startsWith('art/'))
      const words = [summaryOf(changes), hasPictures ? 'pictures' : ''].filter(Boolean).join(', ')
      return words ? [{ id, at, words }] : []
    })
  }

  /** Returns the texts of a version, and `undefined` if it was never online here. */
  async function textsAt(version: string): Promise<Texts | undefined> {
    const isKnown = (await record.log(MAX_VERSIONS)).some(({ commit }) => commit === version)
    return isKnown ? record.textsAt(version) : undefined
  }

  const changesSince = async (then: Texts) => changedWords(then, await store.savedTexts())

  return {
    versions,

    async differences(version: string): Promise<Difference[]> {
      const then = await textsAt(version)
      const changes = then ? await changesSince(then) : []
      return changes.map(({ file, words, kind }) => ({ file, words, isAlone: kind !== 'order' }))
    },

    /** Returns the files of a version as the preview shows them. */
    async filesAt(version: string) {
      const then = (await textsAt(version)) ?? {}
      return Object.fromEntries(
        contentFiles.map(({ file }) => [file, { value: readValue(then[file]), lists: {} }]),
      )
    },

    async bringBack({ id, version, file, words }: BringBack): Promise<Outcome> {
      const then = await textsAt(version)
      if (!then) return { isDone: false, message: 'This version is no longer there.' }
      await restorePictures(version, then)
      if (file === undefined) return store.replaceTexts(id, then)
      if (words === undefined) return store.replaceTexts(id, { [file]: then[file] ?? '' })
      const change = (await changesSince(then)).find((each) => each.file === file && each.words === words)
      const text = (await store.savedTexts())[file]
      if (!change || text === undefined) {
        return { isDone: false, message: 'This was changed meanwhile: look at the version again.' }
      }
      return store.replaceTexts(id, { [file]: withoutChange(text, change) })
    },
  }

  /** Restores the pictures that the texts ask for and that were deleted since then. */
  async function restorePictures(version: string, then: Texts): Promise<void> {
    const tree = await record.treeAt(version)
    for (const name of pictureNames(then)) {
      if ((await originalsOf(name, art)).length > 0) continue
      const found = Object.entries(tree).find(
        ([path]) => /^art\/[^/]+$/.test(path) && nameFrom(path) === name,
      )
      if (found) await record.restore(found[1], found[0])
    }
  }
}

const isText = (path: string) => contentFiles.some(({ file }) => file === path)

/** Returns the text of a file as it was before one of its changes. */
export function withoutChange(text: string, { kind, path, old }: Change): string {
  if (kind === 'text') return withValue(text, path, old)
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))]
  const items = asList(valueAt(readValue(text), list) as Value)
  if (kind === 'added') return withValue(text, list, items.toSpliced(index, 1))
  return kind === 'removed' ? withValue(text, list, items.toSpliced(index, 0, old)) : text
}
