// Says which requests to edit can be meant: those about texts and lists that the forms have.
import { z } from 'zod'
import { contentFiles } from '#check/content-files.ts'
import type { FieldSchema, Value } from '../api-types.ts'
import { type Edit, type EditRequest, type ItemPath, isItemId } from './edit.ts'

const files = contentFiles.map(({ file }) => file)

/** The name of a file of content/. */
export const fileName = z.enum(files as [string, ...string[]])
/** The id of a request, so that it is not done twice. */
export const requestId = z.string().min(1).max(100)
const path = z.array(z.string()).max(20)
const itemId = z.string().regex(/^#[\w-]{1,100}$/)
const after = itemId.optional()
const value: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.array(value), z.record(z.string(), value)]).optional(),
)

const edit: z.ZodType<Edit> = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('set'), file: fileName, path, value: z.string(), before: z.string() }),
    z.object({ kind: z.literal('insert'), file: fileName, list: path, item: itemId, value, after }),
    z.object({ kind: z.literal('move'), file: fileName, list: path, item: itemId, after }),
    z.object({ kind: z.literal('remove'), file: fileName, list: path, item: itemId }),
    z.object({ kind: z.literal('keepMine'), file: fileName, path }),
    z.object({ kind: z.literal('takeTheirs'), file: fileName, path }),
  ])
  .refine(isInForm)

export const editRequest: z.ZodType<EditRequest> = z.object({
  id: requestId,
  run: z.string().max(100).optional(),
  edits: z.array(edit).max(1000),
})

/** Says whether the form of the file has the text or the list that an edit is about. */
function isInForm(edit: Edit): boolean {
  const form = contentFiles.find(({ file }) => file === edit.file)
  if ('path' in edit) return fieldAt(form?.schema, edit.path)?.type === 'string'
  const items = fieldAt(form?.schema, edit.list)?.items
  return items !== undefined && (edit.kind !== 'insert' || fits(edit.value, items))
}

const fieldAt = (schema: FieldSchema | undefined, path: ItemPath) =>
  path.reduce((here, step) => (isItemId(step) ? here?.items : fieldNamed(here, step)), schema)

/** Every object inherits names such as `constructor`, and they are no fields. */
const fieldNamed = (schema: FieldSchema | undefined, name: string) =>
  schema?.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined

function fits(value: Value, schema: FieldSchema): boolean {
  // A new item is empty, whatever its fields hold.
  if (value === undefined || value === '') return true
  if (typeof value === 'string') return schema.type === 'string'
  if (Array.isArray(value)) {
    const { items } = schema
    return items !== undefined && value.every((item: Value) => fits(item, items))
  }
  return Object.entries(value).every(([name, inner]) => {
    const field = fieldNamed(schema, name)
    return field !== undefined && fits(inner, field)
  })
}
