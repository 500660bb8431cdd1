import { useEffect } from 'react'
import { Button } from './button.tsx'
import { EditorProvider, forms, useEditor } from './editor-context.tsx'
import { History } from './history/history.tsx'
import { OnlineLine } from './online/online-line.tsx'
import { OpenForm } from './open-form.tsx'
import { PictureLibrary } from './pictures/picture-library.tsx'
import { Preview } from './preview/preview.tsx'
import { RemarkCount, RemarkList } from './remarks.tsx'
import { CloseEditor } from './start/close-editor.tsx'
import { Status } from './status.tsx'
import { StoreProvider, useStore } from './store/use-store.tsx'

export function Editor() {
  return (
    <StoreProvider>
      <EditorProvider>
        <Bar />
        <RemarkList />
        <Columns />
      </EditorProvider>
    </StoreProvider>
  )
}

function Bar() {
  const { shown, undo, redo } = useStore()
  const { form, view, openForm, setView } = useEditor()
  useUndoKeys()
  return (
    <header className="bar" data-background="footer">
      <nav aria-label="What to edit">
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
      <div className="actions tools">
        {/* These buttons are shown if there is no room for both side by side. */}
        <fieldset className="view" aria-label="What is shown">
          <Button aria-pressed={view === 'words'} onClick={() => setView('words')}>
            Words
          </Button>
          <Button aria-pressed={view === 'page'} onClick={() => setView('page')}>
            Page
          </Button>
        </fieldset>
        <Button disabled={!shown.canUndo} onClick={undo}>
          Undo
        </Button>
        <Button disabled={!shown.canRedo} onClick={redo}>
          Redo
        </Button>
        <RemarkCount />
        <PictureLibrary />
        <History />
      </div>
      <div className="actions end">
        <OnlineLine />
        <CloseEditor />
      </div>
    </header>
  )
}

function Columns() {
  const { view } = useEditor()
  return (
    <div className="columns" data-view={view}>
      <OpenForm />
      <Status />
      <Preview />
    </div>
  )
}

/** Handles the keys of Undo and Redo wherever the focus is. One press takes back a run of typing. */
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
