// The content with the pictures made from their names: what the pages receive.

import { readContent } from './content.ts'
import type { PictureName } from './content-check/fields.ts'
import type { Checked, Content } from './content-check/schema.ts'
import { folders } from './folders.ts'
import { makePictures } from './pictures.ts'

type SiteContent = { content: Content; checked: Checked; warnings: string[]; reminders: string[] }

/** Drafts are for the development server. */
export async function siteContent({ isDraft = false } = {}): Promise<SiteContent> {
  const { checked, warnings, reminders } = await readContent(folders)
  const { art, pictureCache: cache, publicFiles: out } = folders
  const made = await makePictures(picturesIn(checked), { art, cache, out }, isDraft)
  const content = JSON.parse(JSON.stringify(checked), (_, value) =>
    isPictureName(value) ? made.get(`${value.place}/${value.name}`) : value,
  )
  return { content, checked, warnings, reminders }
}

const isPictureName = (value: unknown): value is PictureName =>
  typeof value === 'object' && value !== null && 'place' in value && 'name' in value

export function picturesIn(value: unknown): PictureName[] {
  if (isPictureName(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}
