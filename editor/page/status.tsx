import { fieldId, type Problem } from '../api-types.ts'
import { placeOf } from '../place.ts'
import { Button } from './button.tsx'
import { forms } from './form.tsx'

type StatusProps = {
  isSaved: boolean
  failure: string
  notice: string | undefined
  problems: readonly Problem[]
  /** Leads to the field with this id. */
  onProblem: (id: string) => void
}

/** Whether everything is saved, what another program has changed, and what is wrong in any of the forms. */
export function Status({ isSaved, failure, notice, problems, onProblem }: StatusProps) {
  return (
    <footer className="status">
      {/* Not read aloud: it changes at each pause of the typing. */}
      {!failure && <p>{isSaved ? 'All changes are saved.' : 'Not saved yet.'}</p>}
      <div role="status">
        {failure && <p className="problem">{failure}</p>}
        {notice && <p className="warning">{notice}</p>}
      </div>
      {/* Each is read aloud at its field. */}
      {problems.length > 0 && <p>Please correct:</p>}
      {problems.map((problem) => {
        const { file, path, message, syntaxError } = problem
        const form = forms.find((each) => each.file === file)
        return (
          <Button
            key={JSON.stringify(problem)}
            className="problem"
            onClick={() => onProblem(fieldId(file, path))}
          >
            {form ? placeOf(form, path) : file}: {message}
            {syntaxError && <pre>{syntaxError}</pre>}
          </Button>
        )
      })}
    </footer>
  )
}
