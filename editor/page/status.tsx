import { schemaAt } from '../../build/content-check/path.ts'
import { fieldId, type Problem } from '../api-types.ts'
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
    <div className="status">
      {/* Not read aloud: it changes at each pause of the typing. */}
      {!failure && <p>{isSaved ? 'All changes are saved.' : 'Not saved yet.'}</p>}
      <div role="status">
        {failure && <p className="problem">{failure}</p>}
        {notice && <p className="warning">{notice}</p>}
      </div>
      {/* Each is read aloud at its field. */}
      {problems.length > 0 && <p>Please correct:</p>}
      {problems.map((problem) => (
        <Button
          key={JSON.stringify(problem)}
          className="problem"
          onClick={() => onProblem(fieldId(problem.file, problem.path))}
        >
          {placeOf(problem)}: {problem.message}
        </Button>
      ))}
    </div>
  )
}

/** 'Services › Products › Product 3 › Title', with the labels of the form. */
function placeOf({ file, line, path }: Problem): string {
  const form = forms.find((each) => each.file === file)
  const steps = path.flatMap((step, depth) => {
    const { title } = schemaAt(form?.schema, path.slice(0, depth + 1)) ?? {}
    // A misspelt name has no title. The message quotes it.
    if (!title) return []
    return typeof step === 'number' ? `${title} ${step + 1}` : title
  })
  return [form?.title ?? file, ...steps].join(' › ') + (line ? `: line ${line}` : '')
}
