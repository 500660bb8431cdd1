import { type DragEvent, useState } from 'react'
import type { FieldSchema, Path } from '../api-types.ts'
import { upload } from './api.ts'
import { FieldMessages, useMessages } from './field-messages.tsx'
import { fieldId, textAt } from './field-place.ts'
import { useForm } from './form-context.ts'

type PictureFieldProps = { schema: FieldSchema; path: Path; isRequired: boolean }
type Upload = { ok: true; name: string } | { ok: false; reason: string }

/** A picture of art/, chosen from thumbnails, or a new one from the owner's computer. */
export function PictureField({ schema, path, isRequired }: PictureFieldProps) {
  const { file, value, pictures, set, loadPictures, onFocus, onBlur, focus } = useForm()
  const messages = useMessages(path)
  const [note, setNote] = useState('')
  const [isChoosing, setIsChoosing] = useState(false)
  const id = fieldId(file, path)
  const name = textAt(value, path)
  const shown = pictures.find((picture) => picture.name === name)

  async function choose(next: string) {
    await set(path, next)
    setIsChoosing(false)
    const altId = fieldId(file, [...path.slice(0, -1), 'alt'])
    if (!next || !document.getElementById(altId)) return
    setNote('Please say below what this picture shows.')
    focus(altId)
  }

  async function add(picture: File | undefined) {
    if (!picture) return
    setNote(`${picture.name} is being checked …`)
    const address = `pictures?name=${encodeURIComponent(picture.name)}`
    const result = await upload<Upload>(address, picture).catch((error: Error) => ({
      ok: false as const,
      reason: error.message,
    }))
    setNote(result.ok ? '' : `${picture.name} was not added. ${result.reason}`)
    if (!result.ok) return
    await loadPictures()
    await choose(result.name)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    add(event.dataTransfer.files[0])
  }

  return (
    // Dropping is a second way; the button below does the same for keyboards.
    <fieldset className="field picture" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <legend>
        {schema.title}
        {!isRequired && <span className="optional"> (may stay empty)</span>}
      </legend>
      <div className="picture-row">
        {shown ? <Thumbnail {...shown} /> : <div className="thumbnail empty">{name || 'No picture'}</div>}
        <div>
          <p className="picture-name">{shown?.file ?? name}</p>
          <label className="button">
            Add a picture …
            <input
              type="file"
              className="visually-hidden"
              accept="image/*,.heic,.heif"
              onChange={({ target }) => {
                add(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
          <p className="help">Or drop one here: JPEG, PNG, WebP or SVG.</p>
        </div>
      </div>
      <button
        type="button"
        id={id}
        aria-expanded={isChoosing}
        aria-describedby={messages.id}
        onClick={() => setIsChoosing(!isChoosing)}
        onFocus={() => onFocus(path)}
        onBlur={onBlur}
      >
        Choose another picture
      </button>
      {isChoosing && (
        <>
          <div className="thumbnails">
            {pictures.map((picture) => (
              <button
                key={picture.name}
                type="button"
                className="thumbnail-button"
                aria-pressed={picture.name === name}
                onClick={() => choose(picture.name)}
              >
                <Thumbnail {...picture} />
                <span>{picture.name}</span>
              </button>
            ))}
          </div>
          {!isRequired && name && (
            <button type="button" onClick={() => choose('')}>
              Show no picture
            </button>
          )}
        </>
      )}
      <p role="status" className="note">
        {note}
      </p>
      <FieldMessages path={path} />
    </fieldset>
  )
}

const Thumbnail = ({ name, version }: { name: string; version: string }) => (
  <img className="thumbnail" src={`/edit/api/pictures/${name}?${version}`} alt="" loading="lazy" />
)
