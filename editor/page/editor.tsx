import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Path, PictureFile } from '../api-types.ts'
import { get } from './api.ts'
import { fieldId, focusField, textAt } from './field-place.ts'
import { type ShownField, shownFields } from './find-field.ts'
import { Fields } from './form.tsx'
import { FormContext, type FormContextValue } from './form-context.ts'
import { Inbox } from './inbox.tsx'
import { Preview } from './preview.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { Status } from './status.tsx'
import { INBOX, PRACTICE, Toolbar } from './toolbar.tsx'
import { useContent } from './use-content.ts'

export function Editor() {
  const content = useContent()
  const { forms, state, base, typed, type, set, flush, beginStep, travel } = content
  const [tab, setTab] = useState('home')
  const [wanted, setWanted] = useState<string>()
  const [focused, setFocused] = useState<ShownField>()
  const [spoken, setSpoken] = useState('')
  const [isPublishing, setIsPublishing] = useState(false)
  const { pictures, loadPictures } = usePictures(state?.version)

  const form = forms.find(({ name }) => name === tab)
  const practice = forms.find(({ name }) => name === PRACTICE)
  const practiceName = textAt(practice && state?.files[practice.file]?.value, ['name'])
  const fields = useMemo(
    () =>
      [form, practice].flatMap((each) =>
        each && state ? shownFields(each, state.files[each.file]?.value, practiceName) : [],
      ),
    [form, practice, state, practiceName],
  )

  const goTo = useCallback(
    (file: string, path: Path) => {
      const target = forms.find((each) => each.file === file)
      if (target) setTab(target.name)
      setWanted(fieldId(file, path))
    },
    [forms],
  )
  // After the form that has the field is shown.
  useEffect(() => {
    if (!wanted) return
    focusField(wanted)
    setWanted(undefined)
  }, [wanted])

  const step = useCallback(
    async (direction: 'undo' | 'redo') => {
      const place = (await travel(direction))?.place
      if (place) goTo(place.file, place.path)
      setSpoken(direction === 'undo' ? 'Undone.' : 'Done again.')
    },
    [travel, goTo],
  )
  useUndoKeys(step)

  if (!state || forms.length === 0) {
    return <p className="starting">{content.failure || 'The editor is starting …'}</p>
  }
  /** A mistake without a field is one of YAML: only a text editor can correct it. */
  const isReadable = !state.problems.some(({ file, path }) => file === form?.file && path.length === 0)
  const onField = ({ file, path }: ShownField) => goTo(file, path)
  const onFocus = (file: string, path: Path) => {
    beginStep()
    setFocused(fields.find((each) => fieldId(each.file, each.path) === fieldId(file, path)))
  }
  const formContext: FormContextValue | undefined = form && {
    file: form.file,
    value: state.files[form.file]?.value,
    typed,
    problems: state.problems,
    warnings: [...state.warnings, ...state.reminders],
    pictures,
    type: (path, text) => type(form.file, path, text),
    set: (path, value) => set(form.file, path, value),
    onFocus: (path) => onFocus(form.file, path),
    onBlur: flush,
    loadPictures,
    announce: setSpoken,
    focus: setWanted,
  }
  return (
    <>
      <Toolbar
        forms={forms}
        tab={tab}
        canUndo={state.canUndo}
        canRedo={state.canRedo}
        onTab={setTab}
        onUndo={() => step('undo')}
        onRedo={() => step('redo')}
        onPublish={() => {
          flush()
          setIsPublishing(true)
        }}
      />
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {form && formContext ? (
        <div className="columns">
          <main className="form">
            <h1 id={form.file} tabIndex={-1}>
              {form.schema.title}
            </h1>
            <Status state={state} forms={forms} failure={content.failure} onProblem={goTo} />
            {isReadable ? (
              <FormContext value={formContext}>
                <Fields key={form.file} schema={form.schema} path={[]} />
              </FormContext>
            ) : (
              <p>This file cannot be read. Correct it in a text editor; then it is shown here by itself.</p>
            )}
          </main>
          <Preview
            base={base}
            page={tab}
            fields={fields}
            current={focused}
            onPage={(page) => setTab((now) => (now === PRACTICE || now === INBOX ? now : page))}
            onField={onField}
          />
        </div>
      ) : (
        <Inbox />
      )}
      {isPublishing && <PublishDialog onClose={() => setIsPublishing(false)} />}
    </>
  )
}

/** The pictures of art/, read again after every change. */
function usePictures(version: number | undefined) {
  const [pictures, setPictures] = useState<PictureFile[]>([])
  const loadPictures = useCallback(async () => setPictures(await get<PictureFile[]>('pictures')), [])
  useEffect(() => {
    if (version !== undefined) loadPictures().catch(() => undefined)
  }, [version, loadPictures])
  return { pictures, loadPictures }
}

/** In a text field the keys keep the browser's own undo, letter by letter. */
function useUndoKeys(step: (direction: 'undo' | 'redo') => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isText = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement
      if (isText || !(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      step(key === 'y' || event.shiftKey ? 'redo' : 'undo')
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [step])
}
