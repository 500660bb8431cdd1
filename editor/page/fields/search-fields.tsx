import { valueAt } from '#check/field-path.ts'
import type { FieldSchema, Form } from '../../api-types.ts'
import { plainWords } from '../../plain-words.ts'
import { useEditor } from '../editor-context.tsx'
import { useStore } from '../store/use-store.tsx'
import { Fields } from './fields.tsx'

/** The title and the description of a page, and how others show them. */
export function SearchFields({ form: { file, page, schema } }: { form: Form }) {
  const { files } = useStore()
  const { practiceName } = useEditor()
  const { title, description } = schema.properties ?? {}
  if (!title || !description) return null
  const shown: FieldSchema = { ...schema, properties: { title, description } }
  const [titleWords, descriptionWords] = ['title', 'description'].map((name) =>
    plainWords(String(valueAt(files[file]?.value, [name]) ?? ''), practiceName),
  )
  const address = ['your address', ...String(page).split('/').filter(Boolean)].join(' › ')
  return (
    <details className="group">
      <summary>For search engines and shared links</summary>
      <figure className="search-result">
        <figcaption>As a search result</figcaption>
        <p>{address}</p>
        <p className="search-title">{titleWords}</p>
        <p>{descriptionWords}</p>
      </figure>
      <figure className="shared-link">
        <figcaption>As a shared link</figcaption>
        <div>
          <p className="search-title">{titleWords}</p>
          <p>{descriptionWords}</p>
          <p>{address}</p>
        </div>
      </figure>
      <Fields schema={shown} file={file} path={[]} />
    </details>
  )
}
