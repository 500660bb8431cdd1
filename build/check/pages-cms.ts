// .pages.yml for Pages CMS (https://pagescms.org), which edits content/ and art/ in a browser. Made from the schemas of
// the check, so that both have the same fields and limits. In git, where Pages CMS looks for it.
import { stringify } from 'yaml'
import { EXTENSIONS } from '../pictures/originals.ts'
import { contentFiles } from './content-files.ts'
import type { JsonSchema } from './content-types.ts'
import { isLongText } from './path.ts'

const NOTE = `# Made from the schemas of the content check by npm run unit -- editor-schemas -u: change those, not this.
# Pages CMS writes a file anew when it saves it, so the notes after # in content/ are lost there.
`

export function pagesFile(): string {
  const content = contentFiles.map(({ name, file, title, schema }) => ({
    ...{ name, label: title, type: 'file', path: file, format: 'yaml' },
    fields: fieldsOf(schema),
  }))
  const media = { label: 'Pictures', input: 'art', output: 'art', extensions: EXTENSIONS }
  return NOTE + stringify({ media, content, settings: { content: { merge: true } } }, { lineWidth: 0 })
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, label: schema.title, required: required.includes(name) },
    ...(schema.description && { description: schema.description }),
    ...fieldOf(schema),
  }))
}

function fieldOf(schema: JsonSchema): object {
  const { type, items, minItems, maxItems, maxLength, pattern, format, description } = schema
  if (type === 'object') return { type, fields: fieldsOf(schema) }
  if (items) {
    const [first] = Object.keys(items.properties ?? {})
    const collapsible = first && { collapsed: true, summary: `{${first}}` }
    return { ...fieldOf(items), list: { min: minItems, max: maxItems, ...(collapsible && { collapsible }) } }
  }
  return {
    type: isLongText(schema) ? 'text' : 'string',
    ...(pattern && !format && { pattern: { regex: pattern, message: description } }),
    ...(maxLength && { options: { maxlength: maxLength } }),
  }
}
