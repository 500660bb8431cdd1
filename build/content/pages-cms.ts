// .pages.yml for Pages CMS (https://pagescms.org), with which the owner edits content/ and art/ in a browser. Made from
// the same schemas that the check uses, so that both know the same names, lists and lengths.
import { stringify } from 'yaml'
import { schemas } from '#content/schema.ts'
import { fileOf } from '../content.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schemas.ts'

/** Longer words get a box of several lines. */
const ONE_LINE = 80

const NOTE = `# Made by npm run content -- --schemas from src/content/schema.ts: change that, not this.
# Pages CMS writes a file anew when it saves it, so the notes after # in content/ are lost there.
`

const LABELS: Record<keyof typeof schemas, string> = {
  practice: 'The practice, and what stands on every page',
  home: 'Home',
  about: 'About Us',
  services: 'Services',
  contact: 'Contact',
  notFound: 'Page not found',
}

export function pagesFile(): string {
  const content = Object.entries(schemas).map(([name, schema]) => ({
    name,
    label: LABELS[name as keyof typeof schemas],
    type: 'file',
    path: `content/${fileOf(name)}`,
    format: 'yaml',
    fields: fieldsOf(jsonSchemaOf(schema)),
  }))
  const media = {
    label: 'Pictures',
    input: 'art',
    output: 'art',
    extensions: ['jpg', 'jpeg', 'png', 'svg', 'webp'],
  }
  return NOTE + stringify({ media, content, settings: { content: { merge: true } } }, { lineWidth: 0 })
}

type Field = { name: string; label: string; required: boolean; type: string; [more: string]: unknown }

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    label: labelOf(name),
    required: required.includes(name),
    ...shapeOf(schema as JsonSchema),
  }))
}

function shapeOf(schema: JsonSchema): { type: string; [more: string]: unknown } {
  if (schema.type === 'object') return { type: 'object', fields: fieldsOf(schema) }
  if (schema.type === 'array') return listOf(schema)
  const { description, maxLength, pattern } = schema
  return {
    type: (maxLength ?? 0) > ONE_LINE ? 'text' : 'string',
    ...(description && { description }),
    ...(pattern &&
      !schema.format && { pattern: { regex: pattern, message: description ?? 'This looks wrong' } }),
    ...(maxLength && { options: { maxlength: maxLength } }),
  }
}

function listOf({ items, minItems, maxItems }: JsonSchema) {
  const item = shapeOf(items as JsonSchema)
  const [first] = Object.keys((items as JsonSchema).properties ?? {})
  return {
    ...item,
    list: {
      ...(minItems && { min: minItems }),
      ...(maxItems && { max: maxItems }),
      ...(first && { collapsible: { collapsed: true, summary: `{${first}}` } }),
    },
  }
}

/** hairOil becomes “Hair oil”. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
