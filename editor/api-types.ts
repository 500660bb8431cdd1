// The types that the editor's server and page exchange.

import type { ContentFile } from '#check/content-files.ts'
import type { Path } from '#check/field-path.ts'
import type { Problem } from '#check/problem.ts'
import type { FieldSchema } from '#schema/field-schema.ts'

export type { FieldSchema, Path, Problem }

/** One file of content/ and how to edit it. */
export type Form = Omit<ContentFile, 'validate'>

/** A text, a list, or a group. A field that is not in the file is undefined. */
export type Value = string | undefined | List | { readonly [name: string]: Value }
export type List = readonly Value[]
export const asList = (value: Value): List => (Array.isArray(value) ? value : [])

/** Names a field of a file. It is also the id of the field's control in the form. */
export const fieldId = (file: string, path: Path) => [file, ...path].join('/')

/** The texts of files by their names, such as content/home.yaml. */
export type Texts = Readonly<Record<string, string>>

/** Photographs from phones have up to 15 MB. A text is never refused for its size: the check says how to shorten it. */
export const MAX_REQUEST_BYTES = 30_000_000
