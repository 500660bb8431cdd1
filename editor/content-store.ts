// The texts of content/. Drafts of the page are checked as the build does, and written where nothing is wrong.
import { hash } from 'node:crypto'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { checkContent } from '../build/content-check/check-content.ts'
import { readContentFiles } from '../build/content-check/content-files.ts'
import type { Problem } from '../build/content-check/problem.ts'
import type { Drafts, Texts } from './api-types.ts'
import { forms } from './forms.ts'
import { listPictures } from './pictures.ts'

/** What is on disk, and what the check says of it with the drafts. */
export type Answer = Awaited<ReturnType<ReturnType<typeof openContentStore>>>

type StoreOptions = {
  content: string
  art: string
  /** A directory on the same disk. */
  scratch: string
}

export function openContentStore({ content, art, scratch }: StoreOptions) {
  let last: { key: string; answer: Awaited<ReturnType<typeof save>> } | undefined
  let queue: Promise<unknown> = Promise.resolve()

  async function save(disk: Record<string, string>, drafts: Texts) {
    const check = (texts: Texts) => checkContent({ ...disk, ...texts }, art)
    const { problems, warnings, reminders } = await check(drafts)
    const known = problems.length > 0 ? (await check({})).problems : []
    /** Another file may be wrong already, but not because of these texts. */
    const isValid = (texts: Texts, found: readonly Problem[]) =>
      found.every(
        (problem) => !(problem.file in texts) && known.some((each) => isDeepStrictEqual(each, problem)),
      )
    if (isValid(drafts, problems)) await write(drafts)
    // Each by itself, if they are not right together.
    else {
      for (const [file, text] of Object.entries(drafts)) {
        const draft = { [file]: text }
        if (isValid(draft, (await check(draft)).problems)) await write(draft)
      }
    }

    async function write(texts: Texts) {
      for (const [file, text] of Object.entries(texts)) {
        const path = join(content, basename(file))
        // Not in content/, where the preview would reload for it.
        const next = join(scratch, basename(file))
        await writeFile(next, text, { flush: true })
        // Unless another program has changed it since it was read.
        if ((await readFile(path, 'utf8')) !== disk[file]) continue
        await rename(next, path)
        disk[file] = text
      }
    }

    const pictures = await listPictures(art)
    return {
      texts: Object.fromEntries(forms.map(({ file }) => [file, disk[file] ?? ''])),
      problems,
      // With what to do before going live.
      warnings: [...warnings, ...reminders],
      pictures,
      /** Changes with each change on disk, which the preview then shows. */
      revision: hash('sha256', JSON.stringify([disk, pictures])),
    }
  }

  async function sync(drafts: Drafts) {
    const disk = await readContentFiles(content)
    // A draft of a text that is no longer on disk is not written: the page makes its changes again in the new text.
    const current = Object.entries(drafts).filter(([file, { base }]) => disk[file] === base)
    const changed = Object.fromEntries(current.map(([file, { text }]) => [file, text]))
    // The page asks each second, mostly with nothing new to check.
    const key = JSON.stringify([disk, changed, await versionsIn(art)])
    if (last?.key !== key) last = { key, answer: await save(disk, changed) }
    return last.answer
  }

  /** One after the other. */
  return (drafts: Drafts) => {
    const answer = queue.then(() => sync(drafts))
    queue = answer.catch(() => undefined)
    return answer
  }
}

/** All files of a directory, with the times of their last changes. */
async function versionsIn(directory: string) {
  const names = await readdir(directory, { recursive: true }).catch(() => [])
  const changed = (name: string) => stat(join(directory, name)).catch(() => undefined)
  return Promise.all(names.map(async (name) => [name, (await changed(name))?.ctimeMs]))
}
