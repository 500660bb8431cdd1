import type { FieldSchema, Path } from '../api-types.ts'
import { FieldMessages } from './field-messages.tsx'
import { ListField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import { TextField } from './text-field.tsx'

type FieldsProps = { schema: FieldSchema; path: Path }

/** The fields of a group, in the order of the schema. */
export function Fields({ schema, path }: FieldsProps) {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => (
    <Field
      key={name}
      schema={field}
      path={[...path, name]}
      isRequired={schema.required?.includes(name) ?? false}
    />
  ))
}

type FieldProps = FieldsProps & { isRequired: boolean }

function Field({ schema, path, isRequired }: FieldProps) {
  if (schema.properties) {
    return (
      <fieldset className="group">
        <legend>{schema.title}</legend>
        {schema.description && <p className="help">{schema.description}</p>}
        <FieldMessages path={path} />
        <Fields schema={schema} path={path} />
      </fieldset>
    )
  }
  if (schema.items) return <ListField schema={schema} items={schema.items} path={path} />
  if (schema.pictureSlot) return <PictureField schema={schema} path={path} isRequired={isRequired} />
  return <TextField schema={schema} path={path} isRequired={isRequired} />
}
