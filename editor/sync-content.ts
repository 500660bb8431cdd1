// Reads content/, checks the page's changes as the build does, and writes the files in which nothing is wrong.
import { hash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkContent } from '#check/check-content.ts'
import { contentFiles, readContentFiles } from '#check/content-files.ts'
import type { PageTexts, Texts } from './api-types.ts'
import { listPictures } from './pictures.ts'

/** What is on disk, and what the check says of it with the changes. */
export type Answer = Awaited<ReturnType<typeof syncContent>>

type Directories = {
  content: string
  art: string
  /** On the same disk as content/, so that a file can be renamed into it. */
  scratch: string
}

export async function syncContent(page: PageTexts, { content, art, scratch }: Directories) {
  const disk = await readContentFiles(content)
  const onDisk = (file: string) => disk[file] ?? ''
  // A change of a text that is no longer on disk is not written: the page shows the new text.
  const texts = Object.fromEntries(
    Object.entries(page.texts).filter(
      ([file, text]) => onDisk(file) === page.disk[file] && onDisk(file) !== text,
    ),
  )
  const check = (changed: Texts) => checkContent({ ...disk, ...changed }, art)
  const { problems, warnings, reminders } = await check(texts)

  // Files in which something is wrong are left out, and so are those that are wrong without them: a title may be free only
  // because another page gets a new one.
  const valid = { ...texts }
  for (let found = problems; found.some(({ file }) => file in valid); ) {
    for (const { file } of found) delete valid[file]
    found = (await check(valid)).problems
  }
  /** Synchronous, so that no other request runs in between. */
  function write(file: string, text: string) {
    const path = join(content, basename(file))
    // Not in content/, where the preview would reload for it.
    const next = join(scratch, basename(file))
    writeFileSync(next, text, { flush: true })
    // Unless another program has changed it since it was read.
    if (existsSync(path) ? readFileSync(path, 'utf8') !== disk[file] : file in disk) return
    renameSync(next, path)
    disk[file] = text
  }
  for (const [file, text] of Object.entries(valid)) write(file, text)

  const pictures = await listPictures(art)
  return {
    texts: Object.fromEntries(contentFiles.map(({ file }) => [file, onDisk(file)])),
    problems,
    // With what to do before going live.
    warnings: [...warnings, ...reminders],
    pictures,
    /** Changes with each change on disk, which the preview then shows. */
    revision: hash('sha256', JSON.stringify([disk, pictures])),
  }
}
