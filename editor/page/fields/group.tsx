import type { ReactNode } from 'react'
import styles from '#enquiry/enquiry-form.module.css'
import type { FieldSchema } from '../../api-types.ts'
import type { ItemPath } from '../../store/edit.ts'
import { Messages } from './messages.tsx'
import { useField } from './use-field.ts'

type GroupProps = { schema: FieldSchema; file: string; path: ItemPath; children: ReactNode }

/** A group, a list or a picture: several controls with one name. */
export function Group({ schema, file, path, children }: GroupProps) {
  const field = useField(file, path)
  return (
    <fieldset className="group">
      <legend>{schema.title}</legend>
      {schema.description && <p className={styles.hint}>{schema.description}</p>}
      {children}
      <Messages field={field} />
    </fieldset>
  )
}
