import type { EditorState, Form, Path, Problem } from '../api-types.ts'

type StatusProps = {
  state: EditorState
  forms: readonly Form[]
  failure: string
  onProblem: (file: string, path: Path) => void
}

/** Whether everything is saved; if not, what to correct, and where. */
export function Status({ state, forms, failure, onProblem }: StatusProps) {
  const { problems, notice } = state
  const title = (problem: Problem) =>
    forms.find(({ file }) => file === problem.file)?.schema.title ?? problem.file
  return (
    <div className="status" role="status">
      {failure && <p className="problem">{failure}</p>}
      {notice && <p className="warning">{notice}</p>}
      {problems.length === 0 && !failure && <p>All changes are saved.</p>}
      {problems.length > 0 && (
        <>
          <p className="problem">Not saved yet. Please correct:</p>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.file}${problem.path.join()}${problem.message}`}>
                <button type="button" className="link" onClick={() => onProblem(problem.file, problem.path)}>
                  {title(problem)}:{' '}
                  {problem.path.length === 0 && problem.line ? `line ${problem.line}: ` : ''}
                  {problem.message}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
