// Puts a photograph from the owner's computer into a field.
import { useState } from 'react'
import { schemaAt, valueAt } from '#check/field-path.ts'
import { indexPathOf, type Target } from '../../store/edit.ts'
import { upload } from '../api.ts'
import { forms, useEditor } from '../editor-context.tsx'
import { useStore } from '../store/use-store.tsx'

export function useAddPicture() {
  const { files, edit } = useStore()
  const { goTo, leave } = useEditor()
  const [note, setNote] = useState('')

  const textOf = ({ file, path }: Target) => {
    const shown = files[file]
    const place = shown && indexPathOf(shown.lists, path)
    return String((place && valueAt(shown.value, place)) ?? '')
  }
  /** Returns the field that says what a picture shows, if there is one beside the picture. */
  function altOf({ file, path }: Target): Target | undefined {
    const alt = { file, path: [...path.slice(0, -1), 'alt'] }
    const place = indexPathOf(files[file]?.lists ?? {}, alt.path)
    const schema = forms.find((form) => form.file === file)?.schema
    return place && schemaAt(schema, place) ? alt : undefined
  }
  function choose(field: Target, value: string) {
    edit([{ kind: 'set', ...field, value, before: textOf(field) }])
    // A picture is not typed, so a mistake is told at once.
    leave(field)
    const alt = value ? altOf(field) : undefined
    setNote(alt ? 'Please say in words what this picture shows.' : '')
    goTo(alt ?? field)
  }
  async function addPicture(field: Target, picture: File) {
    setNote(`${picture.name} is being checked …`)
    const result = await upload(picture).catch(({ message }: Error) => ({ reason: message }))
    if ('name' in result) choose(field, result.name)
    else setNote(`${picture.name} was not added. ${result.reason}`)
  }
  return { note, addPicture, choose }
}
