// The content with the pictures made from their names: what the pages receive.
import { type MadePicture, places } from '#components/picture/places.ts'
import { readContent } from './content.ts'
import type { PictureName } from './content-check/fields.ts'
import type { Checked, Content } from './content-check/schema.ts'
import { folders } from './folders.ts'
import type { MadePicture as Picture } from './pictures/make.ts'
import { makePictures } from './pictures.ts'

type SiteContent = { content: Content; checked: Checked; warnings: string[]; reminders: string[] }

/** Drafts are for the development server. */
export async function siteContent({ isDraft = false } = {}): Promise<SiteContent> {
  const { checked, warnings, reminders } = await readContent(folders)
  const names = picturesIn(checked)
  const { art, pictureCache: cache, publicFiles: out } = folders
  const made = await makePictures(names, { art, cache, out }, { isDraft })
  const content = replaced(checked, (picture) => {
    const one = made.get(`${picture.place}/${picture.name}`)
    return one && asShown(picture, one)
  })
  return { content: content as Content, checked, warnings, reminders }
}

/** As little as the page needs: this stands in the script, once a picture. */
export function asShown({ place }: PictureName, { file, height, themed, widths }: Picture): MadePicture {
  return {
    file: file.replace('assets/', '').replace(`-${place}.`, '.'),
    height,
    ...(themed && { themed }),
    // A small source has fewer or other widths than the page would ask for, and a draft has only one.
    ...(widths.join() !== places[place].widths.join() && { widths }),
  }
}

const isPictureName = (value: unknown): value is PictureName =>
  typeof value === 'object' && value !== null && 'place' in value && 'name' in value

export function picturesIn(value: unknown): PictureName[] {
  if (isPictureName(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}

function replaced(value: unknown, make: (picture: PictureName) => unknown): unknown {
  if (isPictureName(value)) return make(value)
  if (Array.isArray(value)) return value.map((item) => replaced(item, make))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, make)]))
}
