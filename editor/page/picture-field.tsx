import { useRef, useState } from 'react'
import { fieldId, type JsonSchema, MAX_REQUEST_BYTES, type Path } from '../api-types.ts'
import { upload } from './api.ts'
import { Button } from './button.tsx'
import { Group, useField } from './form.tsx'

type PictureFieldProps = { schema: JsonSchema; path: Path; isRequired: boolean }

/** A picture of art/, chosen from thumbnails, or a new one from the owner's computer. */
export function PictureField({ schema, path, isRequired }: PictureFieldProps) {
  const { file, id, text: name, answer, change, focus } = useField(path)
  const altPath = [...path.slice(0, -1), 'alt']
  const alt = useField(altPath).text
  /** With `alt` it is shown until the description is another one. */
  const [note, setNote] = useState<{ text: string; alt?: string }>({ text: '' })
  const [isChoosing, setIsChoosing] = useState(false)
  const shown = answer.pictures.find((picture) => picture.name === name)

  function choose(next: string, focused = document.activeElement) {
    change(next)
    setIsChoosing(false)
    const altId = fieldId(file, altPath)
    const needsAlt = next && document.getElementById(altId)
    setNote({ text: needsAlt ? 'Please say below what this picture shows.' : '', alt })
    // The owner may be in another field by now. `body` means that no control has the focus.
    if ([focused, document.body].includes(document.activeElement)) focus(needsAlt ? altId : id)
  }
  // The product may be moved while its picture is on its way, or removed.
  const label = useRef<HTMLLabelElement>(null)
  const latest = useRef(choose)
  latest.current = choose
  async function add(picture: File | undefined) {
    if (!picture) return
    // Before it is sent: a browser may report a body that is refused as a lost connection.
    if (picture.size > MAX_REQUEST_BYTES) {
      const limit = `${MAX_REQUEST_BYTES / 1e6} MB`
      return setNote({
        text: `${picture.name} was not added. It is larger than ${limit}: save it as a JPEG.`,
      })
    }
    const { activeElement } = document
    setNote({ text: `${picture.name} is being checked …` })
    const result = await upload(picture).catch(({ message }: Error) => ({ reason: message }))
    if ('reason' in result) setNote({ text: `${picture.name} was not added. ${result.reason}` })
    else if (label.current) latest.current(result.name, activeElement)
  }

  return (
    <Group schema={{ title: schema.title }} path={path}>
      <label className="picture" ref={label} onDrop={({ dataTransfer }) => add(dataTransfer.files[0])}>
        {shown && <Thumbnail {...shown} />}
        <span>
          Add a picture, or drop one here
          <input
            type="file"
            accept="image/*,.heic,.heif"
            onChange={({ target }) => {
              add(target.files?.[0])
              target.value = ''
            }}
          />
          <span className="help">Now: {shown?.file ?? (name || 'no picture')}</span>
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
          {answer.pictures.map((picture) => (
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
      <p role="status">{(note.alt ?? alt) === alt && note.text}</p>
    </Group>
  )
}

const Thumbnail = ({ name, version }: { name: string; version: number }) => (
  <img src={`/edit/api/pictures/${name}?${version}`} alt="" loading="lazy" />
)
