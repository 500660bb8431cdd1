import { useState } from 'react'
import styles from '#enquiry/enquiry-form.module.css'
import { upload } from '../api.ts'
import { Button } from '../button.tsx'
import { useEditor } from '../editor-context.tsx'
import type { FieldProps } from '../fields/fields.tsx'
import { Group } from '../fields/group.tsx'
import { useField } from '../fields/use-field.ts'
import { useStore } from '../store/use-store.tsx'

/** A picture of art/, chosen from thumbnails, or a new one from the owner's computer. */
export function PictureField({ schema, file, path, isRequired }: FieldProps & { isRequired: boolean }) {
  const { id, text: name, set, focus } = useField(file, path)
  const alt = useField(file, [...path.slice(0, -1), 'alt'])
  const {
    shown: { pictures },
  } = useStore()
  const { goTo } = useEditor()
  /** With `alt` it is shown until the description is another one. */
  const [note, setNote] = useState<{ text: string; alt?: string }>({ text: '' })
  const [isChoosing, setIsChoosing] = useState(false)
  const shown = pictures.find((picture) => picture.name === name)

  function choose(next: string) {
    set(next)
    setIsChoosing(false)
    const needsAlt = next && document.getElementById(alt.id)
    setNote({ text: needsAlt ? 'Please say below what this picture shows.' : '', alt: alt.text })
    goTo(needsAlt ? alt : { file, path })
  }
  async function add(picture: File | undefined) {
    if (!picture) return
    setNote({ text: `${picture.name} is being checked …` })
    // Its product cannot be moved or removed meanwhile.
    document.body.inert = true
    const result = await upload(picture).catch(({ message }: Error) => ({ reason: message }))
    document.body.inert = false
    if ('name' in result) return choose(result.name)
    setNote({ text: `${picture.name} was not added. ${result.reason}` })
    focus()
  }

  return (
    <Group schema={{ title: schema.title }} file={file} path={path}>
      <label className="actions" onDrop={({ dataTransfer }) => add(dataTransfer.files[0])}>
        {shown && <Thumbnail {...shown} />}
        <span>
          Add a picture, or drop one here
          <input
            className={styles.input}
            type="file"
            accept="image/*,.heic,.heif"
            onChange={({ target }) => {
              add(target.files?.[0])
              target.value = ''
            }}
          />
          <span className={styles.hint}>Now: {shown?.file ?? (name || 'no picture')}</span>
        </span>
      </label>
      <Button
        id={id}
        aria-expanded={isChoosing}
        aria-describedby={`${id}:messages`}
        onClick={() => setIsChoosing(!isChoosing)}
      >
        Choose another picture
      </Button>
      {isChoosing && (
        <div className="thumbnails">
          {!isRequired && <Button onClick={() => choose('')}>No picture</Button>}
          {pictures.map((picture) => (
            <Button
              key={picture.name}
              aria-pressed={picture.name === name}
              onClick={() => choose(picture.name)}
            >
              <Thumbnail {...picture} />
              {picture.name}
            </Button>
          ))}
        </div>
      )}
      <p role="status">{(note.alt ?? alt.text) === alt.text && note.text}</p>
    </Group>
  )
}

const Thumbnail = ({ name, version }: { name: string; version: number }) => (
  <img src={`/edit/api/pictures/${name}?${version}`} alt="" loading="lazy" />
)
