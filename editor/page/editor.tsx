import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { HOME } from '#app/page-address.ts'
import { valueAt } from '#check/field-path.ts'
import type { Form } from '../api-types.ts'
import { readValue } from '../store/yaml-edit.ts'
import { Button } from './button.tsx'
import { Fields } from './fields.tsx'
import { shownFields } from './find-field.ts'
import { FormContext, forms } from './form.tsx'
import { Preview } from './preview.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { Status } from './status.tsx'
import { useContent } from './use-content.ts'

/** The form that belongs to no page. */
const practice = forms.find(({ page }) => !page)

export function Editor() {
  const { content, answer, failure, isSaved, change, step } = useContent()
  const [form, setForm] = useState(forms[0])
  const [page, setPage] = useState(HOME)
  const [focusedId, setFocusedId] = useState('')
  const [isPublishing, setIsPublishing] = useState(false)

  const valueIn = (file = '') => readValue(content.texts[file])
  const practiceName = String(valueAt(valueIn(practice?.file), ['name']))
  // What the preview shows, whatever form is beside it.
  const fields = forms
    .filter((each) => each.page === page || each === practice)
    .flatMap((each) => shownFields(each, valueIn(each.file), practiceName))

  function openForm(next: Form | undefined) {
    setForm(next)
    setFocusedId('')
    if (next?.page) setPage(next.page)
  }
  /** Puts the focus on a control, when the last change and its form are shown. */
  function goTo(id: string) {
    flushSync(() => openForm(forms.find(({ file }) => id.startsWith(file)) ?? form))
    focusField(id)
  }

  function moveInHistory(from: 'past' | 'future') {
    const last = content[from].at(-1)
    step(from)
    // The focus shows, and screen readers say, what has changed.
    if (last) goTo(last.id)
  }
  useEffect(() => {
    window.onkeydown = (event) => {
      const key = event.key.toLowerCase()
      // In a text field the keys keep the browser's own undo, character by character.
      const isText = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement
      if (isText || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      moveInHistory(key === 'y' || event.shiftKey ? 'future' : 'past')
    }
    // The browser asks before it leaves changes that are not saved: they are nowhere else.
    window.onbeforeunload = isSaved ? null : (event) => event.preventDefault()
  })

  if (!answer) return <p>{failure || 'The editor is starting …'}</p>
  const { problems, warnings, progress } = answer
  return (
    <>
      <header className="bar" data-background="footer">
        <nav className="actions" aria-label="What to edit">
          {forms.map((each) => (
            <Button
              key={each.file}
              aria-current={each === form ? 'page' : undefined}
              onClick={() => openForm(each)}
            >
              {each.title}
            </Button>
          ))}
        </nav>
        <div className="actions">
          <Button disabled={content.past.length === 0} onClick={() => moveInHistory('past')}>
            Undo
          </Button>
          <Button disabled={content.future.length === 0} onClick={() => moveInHistory('future')}>
            Redo
          </Button>
          <Button className="primary" onClick={() => setIsPublishing(true)}>
            Publish …
          </Button>
        </div>
      </header>
      {form && (
        <div className="columns">
          {/* Another form begins at its top. */}
          <main key={form.file} className="form" onFocus={({ target }) => setFocusedId(target.id)}>
            <h1 id={form.file} tabIndex={-1}>
              {form.title}
            </h1>
            {valueIn(form.file) ? (
              <FormContext
                value={{
                  file: form.file,
                  value: valueIn(form.file),
                  answer,
                  change,
                  focus: goTo,
                }}
              >
                <Fields schema={form.schema} path={[]} />
              </FormContext>
            ) : (
              <p>This file cannot be read. Correct it in a text editor; then it is shown here by itself.</p>
            )}
          </main>
          <Status {...{ isSaved, failure, problems }} notice={content.past.at(-1)?.notice} onProblem={goTo} />
          <Preview
            {...{ page, fields }}
            revision={answer.revision}
            isRunning={!failure}
            currentId={focusedId}
            onPage={(address) => openForm(forms.find((each) => each.page === address))}
            onField={goTo}
          />
        </div>
      )}
      {isPublishing && (
        <PublishDialog
          {...{ problems, warnings, progress, isSaved, failure }}
          onClose={() => setIsPublishing(false)}
        />
      )}
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
  control.closest('details')?.setAttribute('open', '')
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}
