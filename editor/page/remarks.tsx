import type { Target } from '../store/edit.ts'
import type { FieldProblem } from '../store/store.ts'
import { Button } from './button.tsx'
import { forms, isSamePlace, useEditor } from './editor-context.tsx'
import { sentence } from './fields/messages.tsx'
import { useStore } from './store/use-store.tsx'
import { UnfinishedList } from './unfinished-list.tsx'
import { usePlaceNames } from './use-place-names.ts'

const LIST_ID = 'remarks'

/** The button that says how many mistakes, unfinished drafts and remarks there are in all forms, and opens their list. */
export function RemarkCount() {
  const { mistakes, unfinished, remarks } = useRemarks()
  const counts = [
    mistakes.length > 0 && `${mistakes.length} to correct`,
    unfinished.length > 0 && `${unfinished.length} not finished`,
    remarks.length > 0 && (remarks.length === 1 ? '1 remark' : `${remarks.length} remarks`),
  ]
  const summary = counts.filter(Boolean).join(', ')
  if (!summary) return null
  return (
    <Button popoverTarget={LIST_ID} className={mistakes.length > 0 ? 'remark-count problem' : 'remark-count'}>
      {summary}
    </Button>
  )
}

/** The list of mistakes, unfinished drafts and remarks. Each leads to its field. */
export function RemarkList() {
  const { mistakes, unfinished, remarks } = useRemarks()
  return (
    <section id={LIST_ID} popover="auto" className="remarks" aria-label="What to look at">
      <ProblemList title="To correct" problems={mistakes} />
      {unfinished.length > 0 && (
        <>
          <h2>Not finished yet</h2>
          <UnfinishedList drafts={unfinished} onPress={hideList} />
        </>
      )}
      <ProblemList title="To look at" problems={remarks} />
    </section>
  )
}

const hideList = () => document.getElementById(LIST_ID)?.hidePopover()

/** Returns the remarks of all forms, the mistakes in fields that were left, and the drafts that nobody is writing now. */
function useRemarks() {
  const { shown } = useStore()
  const { drafts, isTold, isBegun } = useEditor()
  const mistakes = shown.problems.filter(isTold)
  const isToCorrect = (draft: Target) => mistakes.some((problem) => isSamePlace(problem, draft))
  const unfinished = drafts.filter((draft) => !isBegun(draft) && !isToCorrect(draft))
  return { mistakes, unfinished, remarks: shown.warnings }
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
                    hideList()
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
