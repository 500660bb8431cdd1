import { schemaAt, textsIn, valueAt } from '#check/field-path.ts'
import { parsePicture } from '#schema/picture-slots.ts'
import type { FieldSchema, Form } from '../../api-types.ts'
import { plainWords } from '../../plain-words.ts'
import { useEditor } from '../editor-context.tsx'
import { pictureAddress } from '../pictures/thumbnail.tsx'
import { useStore } from '../store/use-store.tsx'
import { Fields } from './fields.tsx'

/** Shows the fields for title and description of a page, and how search engines and networks show them. */
export function SearchFields({ form: { file, page, schema } }: { form: Form }) {
  const {
    files,
    shown: { pictures },
  } = useStore()
  const { practiceName } = useEditor()
  const { title, description } = schema.properties ?? {}
  if (!title || !description) return null
  const fields: FieldSchema = { ...schema, properties: { title, description } }
  const [titleWords, descriptionWords] = ['title', 'description'].map((name) =>
    plainWords(String(valueAt(files[file]?.value, [name]) ?? ''), practiceName),
  )
  // Networks show the first picture of the page beside title and description.
  const named = textsIn(files[file]?.value).find(({ path }) => schemaAt(schema, path)?.pictureSlot)
  const picture = pictures.find(({ name }) => named && name === parsePicture(named.text).name)
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
          {picture && <img className="thumbnail" src={pictureAddress(picture)} alt="" />}
          <p className="search-title">{titleWords}</p>
          <p>{descriptionWords}</p>
          <p>{address}</p>
        </div>
      </figure>
      <Fields schema={fields} file={file} path={[]} />
    </details>
  )
}
