import './colours.css'
import { forms } from '../editor-context.tsx'
import { ColourField } from './colour-field.tsx'

const FILE = 'content/colours.yaml'

/** The form of content/colours.yaml has this in place of its fields. */
export function Colours() {
  const fields = Object.entries(forms.find(({ file }) => file === FILE)?.schema.properties ?? {})
  return (
    <>
      <p>
        All other colours of the site follow from these four, also in the dark theme. The page shows them at
        once.
      </p>
      {fields.map(([name, schema]) => (
        <ColourField key={name} schema={schema} file={FILE} path={[name]} />
      ))}
    </>
  )
}
