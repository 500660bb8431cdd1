// Puts a photograph from the owner's computer into a field.
import { useState } from 'react'
import { schemaAt, valueAt } from '#check/field-path.ts'
import { parsePicture } from '#schema/picture-slots.ts'
import { type Edit, indexPathOf, type Target } from '../../store/edit.ts'
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
    const before = textOf(field)
    const alt = altOf(field)
    const altBefore = alt ? textOf(alt) : ''
    const isReplaced = before !== '' && parsePicture(before).name !== parsePicture(value).name
    const edits: Edit[] = [{ kind: 'set', ...field, value, before }]
    // The description is that of the picture before, so it is asked for again. One step of undo brings both back.
    if (alt && altBefore && isReplaced) edits.push({ kind: 'set', ...alt, value: '', before: altBefore })
    edit(edits)
    // A picture is not typed, so a mistake is told at once.
    leave(field)
    setNote('')
    goTo(value && alt ? alt : field)
  }
  async function addPicture(field: Target, picture: File) {
    setNote(`${picture.name} is being checked …`)
    const result = await upload(picture).catch(({ message }: Error) => ({ reason: message }))
    if ('name' in result) choose(field, result.name)
    else setNote(`${picture.name} was not added. ${result.reason}`)
  }
  return { note, addPicture, choose }
}
