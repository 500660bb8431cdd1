import { keyOf, type Target } from '../store/edit.ts'
import { Button } from './button.tsx'
import { fieldId, isSamePlace, useEditor } from './editor-context.tsx'
import { sentence } from './fields/messages.tsx'
import { useStore } from './store/use-store.tsx'
import { usePlaceNames } from './use-place-names.ts'

type UnfinishedListProps = {
  drafts: readonly Target[]
  /** Called before the field of a draft is opened. */
  onPress: () => void
}

/** Lists what is not finished and why. Each draft leads to its field, or to the first field in it that is not right. */
export function UnfinishedList({ drafts, onPress }: UnfinishedListProps) {
  const { files, shown } = useStore()
  const { goTo } = useEditor()
  const placeNameOf = usePlaceNames()
  return (
    <ul>
      {drafts.map((draft) => {
        const problems = shown.problems.filter((problem) => isSamePlace(problem, draft))
        const isConflict = keyOf(draft.path) in (files[draft.file]?.conflicts ?? {})
        const reasons = isConflict
          ? ['These words were also changed elsewhere']
          : problems.map(({ message }) => sentence(message))
        const why = [...new Set(reasons)].join('. ') || 'Not finished yet'
        return (
          <li key={fieldId(draft)}>
            <Button
              className="link"
              onClick={() => {
                onPress()
                goTo(problems[0] ?? draft)
              }}
            >
              {placeNameOf(draft)}: {why}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
