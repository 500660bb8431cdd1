// content/ and art/ as the pages receive them: checked, with the pictures made from their names.
import { checkContent } from './content-check/check-content.ts'
import { readContentFiles } from './content-check/content-files.ts'
import type { PictureName } from './content-check/fields.ts'
import { formatProblem, OwnerMistakes } from './content-check/problem.ts'
import type { Content } from './content-check/schema.ts'
import { folders } from './folders.ts'
import { makePictures } from './pictures.ts'

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
  const made = await makePictures(picturesIn(checked), { art, cache, out }, isDraft)
  const content: Content = JSON.parse(JSON.stringify(checked), (_, value) =>
    isPictureName(value) ? made.get(`${value.slot}/${value.name}`) : value,
  )
  return { content, checked, ...rest }
}

const isPictureName = (value: unknown): value is PictureName =>
  typeof value === 'object' && value !== null && 'slot' in value && 'name' in value

export function picturesIn(value: unknown): PictureName[] {
  if (isPictureName(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}
