import './preview.css'

import { useEffect, useRef, useState } from 'react'
import { documentOf } from '#app/page-address.ts'
import styles from '#enquiry/enquiry-form.module.css'
import { EMPTY_PREVIEW, PREVIEW_BASE } from '../../preview/preview-address.ts'
import { Button } from '../button.tsx'
import { fieldId, fieldOfId, useEditor } from '../editor-context.tsx'
import { useAddPicture } from '../pictures/use-add-picture.ts'
import { TextButtons } from '../rich-text/text-buttons.tsx'
import { useStore } from '../store/use-store.tsx'
import { markItems } from './mark-items.ts'
import { bringIntoView, elementOf } from './show-field.ts'
import { useFrame } from './use-frame.ts'
import { usePlaceBeside } from './use-place-beside.ts'
import { usePresses } from './use-presses.ts'
import { useScale } from './use-scale.ts'
import { useWriting, type Writing } from './use-writing.ts'

const WIDTHS = ['Desktop', 'Phone'] as const
const THEMES = ['Light', 'Dark'] as const

/** The states of Contact that the preview can show. The first is the one that a visitor finds. */
const NOTES = [
  { note: '', label: 'To be filled in' },
  { note: 'sent', label: 'Sent' },
  { note: 'failed', label: 'Not sent' },
]

/** The hint has one line, so that the page does not move when it changes. */
function hintFor({ written, isDraft }: Writing): string {
  if (!written) return 'Press a text or a picture to change it.'
  return isDraft ? 'Not finished yet: the words from before go online.' : 'Enter ends, Escape takes back.'
}

/** Shows the site with the present words, in a frame as wide as a phone or a desktop. */
export function Preview() {
  const { files, shown } = useStore()
  const { page, focused } = useEditor()
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('Desktop')
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('Light')
  const [formNote, setFormNote] = useState('')
  const writing = useWriting()
  const { written } = writing
  const box = useRef<HTMLDivElement>(null)
  const { style, isSeen, wasSeen } = useScale(box, width)
  const isForm = page === '/contact'
  const { document, shownCount, attempt, onLoad } = useFrame({
    address: `${PREVIEW_BASE}${documentOf(page)}?note=${isForm ? formNote : ''}&theme=${theme.toLowerCase()}`,
    // When the owner stops writing in a text, the document is shown anew, as visitors see it.
    revision: shown.revision + (written ? fieldId(written.field) : ''),
    isSeen,
    written: written?.element,
    prepare: (next) => markItems(next, files),
  })
  const { note, addPicture } = useAddPicture()
  usePresses({
    document,
    writing,
    onPictureDrop(key, file) {
      const field = fieldOfId(key)
      if (field) addPicture(field, file)
    },
  })
  const place = usePlaceBeside(written?.element)

  const focusedKey = focused ? fieldId(focused) : ''
  /** The key of the field that was brought into view last. */
  const [followedKey, setFollowedKey] = useState('')
  // A new item is only in the next document.
  useEffect(() => {
    if (!document || shownCount === 0 || followedKey === focusedKey) return
    const element = focusedKey ? elementOf(document, focusedKey) : undefined
    if (element) bringIntoView(element)
    if (element || !focusedKey) setFollowedKey(focusedKey)
  }, [document, shownCount, focusedKey, followedKey])

  return (
    <section className="preview" aria-label="Preview">
      <div className="preview-bar">
        <Choice label="Width of the preview" options={WIDTHS} chosen={width} onChoose={setWidth} />
        <Choice label="Colours of the preview" options={THEMES} chosen={theme} onChoose={setTheme} />
        {isForm && (
          <label className="actions">
            Form
            <select value={formNote} onChange={({ target }) => setFormNote(target.value)}>
              {NOTES.map(({ note: value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <p className={styles.hint} role="status">
          {note || hintFor(writing)}
        </p>
      </div>
      <div ref={box} className="frame">
        {/* A narrow window makes no frame before the page is chosen. Then it stays, so that it keeps its place. */}
        {wasSeen && (
          <iframe
            key={attempt}
            title="The site"
            // The address of the frame never changes. Its document is patched, so that nothing flashes.
            src={EMPTY_PREVIEW}
            data-width={width}
            style={style}
            onLoad={({ currentTarget }) => onLoad(currentTarget)}
          />
        )}
        {place && (
          <TextButtons
            className="text-buttons-in-page"
            style={place}
            isItalicAllowed={writing.isItalicAllowed}
            isItalic={writing.isItalic}
            isNameAllowed={writing.isNameAllowed}
            onItalics={writing.toggleItalics}
            onName={writing.insertName}
          />
        )}
      </div>
    </section>
  )
}

type ChoiceProps<Option extends string> = {
  label: string
  options: readonly Option[]
  chosen: Option
  onChoose: (option: Option) => void
}

function Choice<Option extends string>({ label, options, chosen, onChoose }: ChoiceProps<Option>) {
  return (
    <fieldset className="actions" aria-label={label}>
      {options.map((option) => (
        <Button key={option} aria-pressed={option === chosen} onClick={() => onChoose(option)}>
          {option}
        </Button>
      ))}
    </fieldset>
  )
}
