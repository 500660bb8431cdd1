import { Button } from './button.tsx'
import { useStore } from './store/use-store.tsx'

/** Says whether everything is saved, and what was done or could not be done. */
export function Status() {
  const { files, isSaved, failure, notice, done, undo } = useStore()
  const isUnfinished = Object.values(files).some(({ drafts }) => drafts.length > 0)
  return (
    <footer className="status">
      {/* This is not read aloud, because it changes while the owner types. */}
      {!failure && <p>{savedWords(isSaved, isUnfinished)}</p>}
      <div role="status">
        {failure && <p className="problem">{failure}</p>}
        {notice && <p className="problem">{notice}</p>}
        {done && <p>{done}</p>}
      </div>
      {done && <Button onClick={undo}>Undo</Button>}
    </footer>
  )
}

function savedWords(isSaved: boolean, isUnfinished: boolean): string {
  if (!isSaved) return 'Saving …'
  return isUnfinished
    ? 'All changes are saved. What is not finished is kept here, and does not go online.'
    : 'All changes are saved.'
}
