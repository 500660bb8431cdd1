import { placeOf } from '../place.ts'
import { indexPathOf } from '../store/edit.ts'
import type { FieldProblem } from '../store/store.ts'
import { Button } from './button.tsx'
import { forms, useEditor } from './editor-context.tsx'
import { useStore } from './store/use-store.tsx'

/** Whether everything is saved, what another program has changed, and what is wrong in any of the forms. */
export function Status() {
  const { files, shown, isSaved, failure, notice } = useStore()
  const { goTo, hasLeft } = useEditor()
  const problems = shown.problems.filter(hasLeft)
  const isDraft = Object.values(files).some(({ drafts }) => drafts.length > 0)
  function placeOfProblem({ file, path }: FieldProblem) {
    const form = forms.find((each) => each.file === file)
    const place = indexPathOf(files[file]?.lists ?? {}, path)
    return form && place ? placeOf(form, place) : file
  }
  return (
    <footer className="status">
      {/* Not read aloud: it changes at each pause of the typing. */}
      {!failure && <p>{isSaved && !isDraft ? 'All changes are saved.' : 'Not saved yet.'}</p>}
      <div role="status">
        {failure && <p className="problem">{failure}</p>}
        {notice && <p className="warning">{notice}</p>}
      </div>
      {/* Each is read aloud at its field. */}
      {problems.length > 0 && <p>Please correct:</p>}
      {problems.map((problem) => {
        const { message, syntaxError } = problem
        return (
          <Button key={JSON.stringify(problem)} className="problem" onClick={() => goTo(problem)}>
            {placeOfProblem(problem)}: {message}
            {syntaxError && <pre>{syntaxError}</pre>}
          </Button>
        )
      })}
    </footer>
  )
}
