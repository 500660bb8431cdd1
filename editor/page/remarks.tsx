import { useId } from 'react'
import { placeOf } from '../place.ts'
import { indexPathOf, type Target } from '../store/edit.ts'
import type { FieldProblem } from '../store/store.ts'
import { Button } from './button.tsx'
import { forms, useEditor } from './editor-context.tsx'
import { sentence } from './fields/messages.tsx'
import { useStore } from './store/use-store.tsx'

/** How many mistakes and remarks there are in all forms, with a list of them that leads to their fields. */
export function Remarks() {
  const { shown } = useStore()
  const { hasLeft } = useEditor()
  const id = useId()
  const mistakes = shown.problems.filter(hasLeft)
  const remarks = shown.warnings
  const counts = [
    mistakes.length > 0 && `${mistakes.length} to correct`,
    remarks.length > 0 && (remarks.length === 1 ? '1 remark' : `${remarks.length} remarks`),
  ]
  const summary = counts.filter(Boolean).join(', ')
  if (!summary) return null
  return (
    <>
      <Button popoverTarget={id} className={mistakes.length > 0 ? 'problem' : ''}>
        {summary}
      </Button>
      <section id={id} popover="auto" className="remarks" aria-label="What to look at">
        <ProblemList title="To correct" problems={mistakes} popover={id} />
        <ProblemList title="To look at" problems={remarks} popover={id} />
      </section>
    </>
  )
}

type ProblemListProps = { title: string; problems: readonly FieldProblem[]; popover: string }

function ProblemList({ title, problems, popover }: ProblemListProps) {
  const { goTo } = useEditor()
  const placeNameOf = usePlaceNames()
  if (problems.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {problems.map((problem) => {
          const { file, path, message } = problem
          const key = [file, ...path, message].join('/')
          const words = `${placeNameOf(problem)}: ${sentence(message)}`
          const isField = forms.some((form) => form.file === file)
          return (
            <li key={key}>
              {isField ? (
                <Button
                  onClick={() => {
                    document.getElementById(popover)?.hidePopover()
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

/** Such as 'Services › product 3 › title', or the name of a picture. */
function usePlaceNames() {
  const { files } = useStore()
  return ({ file, path }: Target) => {
    const form = forms.find((each) => each.file === file)
    const place = indexPathOf(files[file]?.lists ?? {}, path)
    if (form && place) return placeOf(form, place)
    return file.replace(/^.*\//, '').replace(/\.[^.]*$/, '')
  }
}
