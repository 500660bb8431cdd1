// content/ and art/ as the pages receive them: checked, with the pictures made from their names.
import { checkContent } from './content-check/check-content.ts'
import { readContentFiles } from './content-check/content-files.ts'
import { formatProblem, OwnerMistakes } from './content-check/problem.ts'
import { folders } from './folders.ts'
import { withPictures } from './pictures.ts'

export async function readContent() {
  const { content, problems, ...rest } = await checkContent(
    await readContentFiles(folders.content),
    folders.art,
  )
  if (!content) throw new OwnerMistakes(problems.map(formatProblem))
  return { checked: content, ...rest }
}

/** Drafts are for the development server. */
export async function siteContent({ isDraft = false } = {}) {
  const { checked, ...rest } = await readContent()
  const { art, pictureCache: cache, publicFiles: out } = folders
  return { content: await withPictures(checked, { art, cache, out }, isDraft), checked, ...rest }
}
