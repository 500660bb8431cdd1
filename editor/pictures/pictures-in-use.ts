// Finds where pictures are shown, by words that are saved or not. The page uses this too, so it has no code of Node.
import { schemaAt, textsIn } from '#check/field-path.ts'
import { parsePicture } from '#schema/picture-slots.ts'
import type { Form, Value } from '../api-types.ts'
import { placeOf } from '../place.ts'
import { itemPathOf, type Lists, type Target } from '../store/edit.ts'

/** `place` is for the owner, such as `Services › product 3 › picture`. */
export type PictureUse = { name: string; field: Target; place: string }

type ShownValues = Readonly<Record<string, { value: Value; lists: Lists }>>

export const picturesInUse = (files: ShownValues, forms: readonly Form[]): PictureUse[] =>
  forms.flatMap((form) => {
    const { value, lists } = files[form.file] ?? { value: undefined, lists: {} }
    return textsIn(value)
      .filter(({ text, path }) => text && schemaAt(form.schema, path)?.pictureSlot)
      .map(({ text, path }) => ({
        name: parsePicture(text).name,
        field: { file: form.file, path: itemPathOf(lists, path) },
        place: placeOf(form, path),
      }))
  })
