import { placeOf } from '../place.ts'
import { indexPathOf, type Target } from '../store/edit.ts'
import type { FieldProblem } from '../store/store.ts'
import { Button } from './button.tsx'
import { forms, useEditor } from './editor-context.tsx'
import { sentence } from './fields/messages.tsx'
import { useStore } from './store/use-store.tsx'

const LIST_ID = 'remarks'

/** The button that says how many mistakes and remarks there are in all forms, and opens their list. */
export function RemarkCount() {
  const { mistakes, remarks } = useRemarks()
  const counts = [
    mistakes.length > 0 && `${mistakes.length} to correct`,
    remarks.length > 0 && (remarks.length === 1 ? '1 remark' : `${remarks.length} remarks`),
  ]
  const summary = counts.filter(Boolean).join(', ')
  if (!summary) return null
  return (
    <Button popoverTarget={LIST_ID} className={mistakes.length > 0 ? 'problem' : ''}>
      {summary}
    </Button>
  )
}

/** The list of mistakes and remarks. Each leads to its field. */
export function RemarkList() {
  const { mistakes, remarks } = useRemarks()
  return (
    <section id={LIST_ID} popover="auto" className="remarks" aria-label="What to look at">
      <ProblemList title="To correct" problems={mistakes} />
      <ProblemList title="To look at" problems={remarks} />
    </section>
  )
}

/** Returns the remarks of all forms, and the mistakes in fields that were left. */
function useRemarks() {
  const { shown } = useStore()
  const { isTold } = useEditor()
  return { mistakes: shown.problems.filter(isTold), remarks: shown.warnings }
}

/** Returns the words for the owner. The check's own words name files, which the owner does not know. */
function wordsOf({ file, message }: FieldProblem, isReadable: boolean): string {
  const isForm = forms.some((form) => form.file === file)
  if (isForm && !isReadable) return 'The words of this page cannot be read.'
  const isUnused = file.startsWith('content/') && !isForm
  return isUnused
    ? 'No page shows what is in this file: put its words where they belong, or remove it.'
    : sentence(message)
}

type ProblemListProps = { title: string; problems: readonly FieldProblem[] }

function ProblemList({ title, problems }: ProblemListProps) {
  const { files } = useStore()
  const { goTo } = useEditor()
  const placeNameOf = usePlaceNames()
  if (problems.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {problems.map((problem) => {
          const { file, path, message } = problem
          const isField = forms.some((form) => form.file === file)
          const key = [file, ...path, message].join('/')
          const words = `${placeNameOf(problem)}: ${wordsOf(problem, files[file]?.isReadable ?? false)}`
          return (
            <li key={key}>
              {isField ? (
                <Button
                  className="link"
                  onClick={() => {
                    document.getElementById(LIST_ID)?.hidePopover()
                    goTo(problem)
                  }}
                >
                  {words}
                </Button>
              ) : (
                words
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Returns a function that names places, such as `Services › product 3 › title` or the name of a picture. */
function usePlaceNames() {
  const { files } = useStore()
  return ({ file, path }: Target) => {
    const form = forms.find((each) => each.file === file)
    const place = indexPathOf(files[file]?.lists ?? {}, path)
    if (form && place) return placeOf(form, place)
    return file.replace(/^.*\//, '').replace(/\.[^.]*$/, '')
  }
}
