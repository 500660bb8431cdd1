// content/ and art/ as the pages receive them: checked, with the pictures made from their names.
import type { GeneratedPicture } from '#components/picture/picture-slots.ts'
import { checkContent } from './content-check/check-content.ts'
import { readContentFiles } from './content-check/content-files.ts'
import type { Generated } from './content-check/content-types.ts'
import { formatProblem, OwnerMistakes } from './content-check/problem.ts'
import { directories } from './directories.ts'
import { makePicture } from './pictures/make-picture.ts'
import type { PictureName } from './pictures/picture-name.ts'

export async function siteContent() {
  const files = await readContentFiles(directories.content)
  const { content, problems, ...rest } = await checkContent(files, directories.art)
  if (!content) throw new OwnerMistakes(problems.map(formatProblem))
  return { content: await withPictures(content), checked: content, ...rest }
}

let ofBuild: ReturnType<typeof siteContent> | undefined

/** Read once for the whole build: a file that is saved meanwhile must not make its documents and scripts differ. */
export function contentOfBuild() {
  ofBuild ??= siteContent()
  return ofBuild
}

/** Checked content, with the pictures made from their names. */
export async function withPictures<Value>(checked: Value): Promise<Generated<Value>> {
  const keyOf = ({ slot, name }: PictureName) => `${slot}/${name}`
  const made = new Map<string, GeneratedPicture>()
  for (const picture of picturesIn(checked)) made.set(keyOf(picture), await makePicture(picture))
  return JSON.parse(JSON.stringify(checked), (_, value) =>
    isPictureName(value) ? made.get(keyOf(value)) : value,
  )
}

export function picturesIn(value: unknown): PictureName[] {
  if (isPictureName(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}

const isPictureName = (value: unknown): value is PictureName =>
  typeof value === 'object' && value !== null && 'slot' in value && 'name' in value
