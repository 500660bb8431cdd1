// Makes the fields of a form from the schema: groups, lists, pictures and texts.
import { PictureField } from '../pictures/picture-field.tsx'
import { Group } from './group.tsx'
import { ListField } from './list-field.tsx'
import { TextField } from './text-field.tsx'
import type { FieldProps } from './use-field.ts'

/** Shows the fields of a group in the order of the schema. */
export function Fields({ schema, file, path }: FieldProps) {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isRequired = schema.required?.includes(name) ?? false
    const title = isRequired ? field.title : `${field.title} (optional)`
    const props = { schema: { ...field, title }, file, path: [...path, name] }
    if (field.items) {
      return (
        <ListField key={name} {...props} items={field.items} renderFields={(item) => <Fields {...item} />} />
      )
    }
    if (field.pictureSlot) return <PictureField key={name} {...props} isRequired={isRequired} />
    if (!field.properties) return <TextField key={name} {...props} />
    return (
      <Group key={name} {...props} schema={field}>
        <Fields {...props} />
      </Group>
    )
  })
}
