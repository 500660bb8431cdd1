// Loads content/ and art/ as the pages receive them: checked, and with a made picture in place of each picture's name.
import type { Content } from '#schema/index.ts'
import type { GeneratedPicture, PictureName } from '#schema/picture-slots.ts'
import type { Assets } from './assets.ts'
import { checkContent } from './check/check-content.ts'
import { readContentFiles } from './check/content-files.ts'
import { formatProblem, OwnerMistakes } from './check/problem.ts'
import { tokensWith } from './colours.ts'
import type { Directories } from './directories.ts'
import { makePicture } from './pictures/make-picture.ts'

export async function siteContent(assets: Assets, { content: directory, art }: Directories) {
  const files = await readContentFiles(directory)
  const { content: checked, problems, ...rest } = await checkContent(files, art, assets.inspect)
  if (!checked) throw new OwnerMistakes(problems.map(formatProblem))
  const keyOf = (picture: PictureName) => JSON.stringify(picture)
  const tokens = tokensWith(checked.colours)
  const made = new Map<string, GeneratedPicture>()
  for (const picture of picturesIn(checked))
    made.set(keyOf(picture), await makePicture(picture, { art, assets, tokens }))
  const content: Content = JSON.parse(JSON.stringify(checked), (_, value) =>
    isPictureName(value) ? made.get(keyOf(value)) : value,
  )
  return { content, checked, tokens, ...rest }
}

export function picturesIn(value: unknown): PictureName[] {
  if (isPictureName(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}

const isPictureName = (value: unknown): value is PictureName =>
  typeof value === 'object' && value !== null && 'slot' in value && 'name' in value
