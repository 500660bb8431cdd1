import { useEffect } from 'react'
import type { Form } from '../api-types.ts'
import { Button } from './button.tsx'
import { Colours } from './colours/colours.tsx'
import { EditorProvider, fieldOfId, forms, itemOf, useEditor } from './editor-context.tsx'
import { Fields } from './fields/fields.tsx'
import { History } from './history/history.tsx'
import { OnlineLine } from './online/online-line.tsx'
import { PictureLibrary } from './pictures/picture-library.tsx'
import { Preview } from './preview/preview.tsx'
import { CloseEditor } from './start/close-editor.tsx'
import { Status } from './status.tsx'
import { StoreProvider, useStore } from './store/use-store.tsx'

export function Editor() {
  return (
    <StoreProvider>
      <EditorProvider>
        <Bar />
        <div className="columns">
          <OpenForm />
          <Status />
          <Preview />
        </div>
      </EditorProvider>
    </StoreProvider>
  )
}

function Bar() {
  const { shown, undo, redo } = useStore()
  const { form, openForm } = useEditor()
  useUndoKeys()
  return (
    <header className="bar" data-background="footer">
      <nav className="actions" aria-label="What to edit">
        {forms.map(({ file, title }) => (
          <Button
            key={file}
            aria-current={file === form?.file ? 'page' : undefined}
            onClick={() => openForm(file)}
          >
            {title}
          </Button>
        ))}
      </nav>
      <div className="actions">
        <Button disabled={!shown.canUndo} onClick={undo}>
          Undo
        </Button>
        <Button disabled={!shown.canRedo} onClick={redo}>
          Redo
        </Button>
        <PictureLibrary />
        <History />
        <OnlineLine />
        <CloseEditor />
      </div>
    </header>
  )
}

function useUndoKeys() {
  const { undo, redo } = useStore()
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase()
      if (event.altKey || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}

function OpenForm() {
  const { form, setFocused, leave } = useEditor()
  if (!form) return null
  const { file, title } = form
  /** An item that is left is left with all of its fields. */
  function onBlur(left: Element, next: EventTarget | null) {
    const field = fieldOfId(left.id)
    const item = field && itemOf(field.path)
    const isInside = next instanceof Element && next.id.startsWith(`${file}/${item?.join('/')}`)
    if (item && !isInside) leave({ file, path: item })
  }
  return (
    // Another form begins at its top.
    <main
      key={file}
      className="form"
      onFocus={({ target }) => setFocused(fieldOfId(target.id))}
      onBlur={({ target, relatedTarget }) => onBlur(target, relatedTarget)}
    >
      <h1 id={file} tabIndex={-1}>
        {title}
      </h1>
      <FormContent {...form} />
    </main>
  )
}

function FormContent({ file, schema }: Form) {
  const { files } = useStore()
  if (file === 'content/colours.yaml') return <Colours />
  if (files[file]?.isReadable) return <Fields schema={schema} file={file} path={[]} />
  return <p>This file cannot be read. Correct it in a text editor; then it is shown here by itself.</p>
}
