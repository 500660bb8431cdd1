import { useEffect, useState } from 'react'
import { valueAt } from '../../build/content-check/path.ts'
import { fieldId } from '../api-types.ts'
import { Button } from './button.tsx'
import { Fields } from './fields.tsx'
import { shownFields } from './find-field.ts'
import { FormContext, hasFocusMoved } from './form.tsx'
import { Inbox } from './inbox.tsx'
import { Preview } from './preview.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { Status } from './status.tsx'
import { useContent } from './use-content.ts'

const PRACTICE = 'practice'
const INBOX = 'inbox'

export function Editor() {
  const { state, failure, hasPendingChanges, change, type, finishTyping, sendAll, moveInHistory } =
    useContent()
  const [tab, setTab] = useState('home')
  const [page, setPage] = useState('home')
  const [wanted, setWanted] = useState<string>()
  const [focusedId, setFocusedId] = useState('')
  const [done, setDone] = useState({ text: '', count: 0 })
  const [isPublishing, setIsPublishing] = useState(false)

  const forms = state?.forms ?? []
  const formOf = (name: string) => forms.find((each) => each.name === name)
  const form = formOf(tab)
  const practiceName = String(valueAt(formOf(PRACTICE)?.value, ['name']))
  // What the preview shows, whatever form is beside it.
  const fields = [formOf(page), formOf(PRACTICE)].flatMap((each) =>
    each ? shownFields(each, practiceName) : [],
  )
  const pages = forms.filter(({ isPage }) => isPage).map(({ name }) => name)

  const announce = (text: string) => setDone(({ count }) => ({ text, count: count + 1 }))
  function openTab(name: string) {
    setTab(name)
    setFocusedId('')
    // The fields of “Every page” are on all pages, so the preview stays.
    if (name !== PRACTICE && name !== INBOX) setPage(name)
  }
  function goTo(id: string) {
    const target = forms.find(({ file }) => id.startsWith(file))
    if (target) openTab(target.name)
    setWanted(id)
  }
  // After the form that has the field is shown.
  useEffect(() => {
    if (!wanted) return
    focusField(wanted)
    setWanted(undefined)
  }, [wanted])

  async function publish() {
    await sendAll()
    setIsPublishing(true)
  }
  async function step(direction: 'undo' | 'redo') {
    const { activeElement: focused } = document
    const { place } = await moveInHistory(direction)
    if (place && !hasFocusMoved(focused)) goTo(fieldId(place.file, place.path))
    announce(!place ? 'Nothing was changed.' : direction === 'undo' ? 'Undone.' : 'Redone.')
  }
  useUndoKeys(step)
  useLeaveWarning(hasPendingChanges)

  if (!state) return <p>{failure || 'The editor is starting …'}</p>
  const tabs = [
    ...forms.filter(({ name }) => name !== PRACTICE).map(({ name, schema }) => [name, schema.title]),
    [PRACTICE, 'Every page'],
    [INBOX, 'Inbox'],
  ]
  /** A mistake without a field is one of YAML: only a text editor can correct it. */
  const isReadable = !state.problems.some(({ file, path }) => file === form?.file && path.length === 0)
  return (
    <>
      <header className="bar" data-background="footer">
        <nav className="actions" aria-label="What to edit">
          {tabs.map(([name = '', label]) => (
            <Button key={name} aria-current={name === tab ? 'page' : undefined} onClick={() => openTab(name)}>
              {label}
            </Button>
          ))}
        </nav>
        <div className="actions">
          <p role="status">
            {/* A new element each time, so that the same words are read aloud again. */}
            <span key={done.count}>{done.text}</span>
          </p>
          <Button disabled={!state.canUndo} onClick={() => step('undo')}>
            Undo
          </Button>
          <Button disabled={!state.canRedo} onClick={() => step('redo')}>
            Redo
          </Button>
          <Button className="primary" onClick={publish}>
            Publish …
          </Button>
        </div>
      </header>
      {form ? (
        <div className="columns">
          <main onFocus={({ target }) => setFocusedId(target.id)} onInput={() => announce('')}>
            <div className="form">
              <h1 id={form.file} tabIndex={-1}>
                {form.schema.title}
              </h1>
              {isReadable ? (
                <FormContext
                  key={form.file}
                  value={{ form, state, change, type, finishTyping, announce, focus: setWanted }}
                >
                  <Fields schema={form.schema} path={[]} />
                </FormContext>
              ) : (
                <p>This file cannot be read. Correct it in a text editor; then it is shown here by itself.</p>
              )}
            </div>
            <Status state={state} failure={failure} onProblem={goTo} />
          </main>
          <Preview
            {...{ pages, page, fields }}
            revision={state.revision}
            currentId={focusedId}
            onPage={openTab}
            onField={goTo}
          />
        </div>
      ) : (
        <Inbox />
      )}
      {isPublishing && <PublishDialog onClose={() => setIsPublishing(false)} />}
    </>
  )
}

/** Opens what hides a field, scrolls to it and puts the cursor there; or to the group or form that it belongs to. */
function focusField(id: string): void {
  const control = document.getElementById(id)
  if (!control) {
    if (id.includes('/')) focusField(id.replace(/\/[^/]*$/, ''))
    return
  }
  for (let element = control.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) element.open = true
  }
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

/** In a text field the keys keep the browser's own undo, letter by letter. */
function useUndoKeys(step: (direction: 'undo' | 'redo') => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isText = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement
      const key = event.key.toLowerCase()
      if (isText || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      step(key === 'y' || event.shiftKey ? 'redo' : 'undo')
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [step])
}

/** The browser asks before it leaves changes that the server does not have. */
function useLeaveWarning(hasPendingChanges: boolean) {
  useEffect(() => {
    const warn = (event: Event) => event.preventDefault()
    if (hasPendingChanges) addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasPendingChanges])
}
