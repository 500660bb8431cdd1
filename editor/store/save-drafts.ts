// Saves the drafts that are right. The check of the build decides which are.
import type { Problem } from '#check/problem.ts'
import { type ItemPath, isWithin, itemPathOf, keyOf } from './edit.ts'
import { conflictsIn, draftsIn, type FileState, textWith, withSaved } from './file-state.ts'

export type FileStates = Readonly<Record<string, FileState>>

/** The place of a draft or of a problem. */
type Place = { file: string; path: ItemPath }

/** Returns what the check finds wrong in the texts of some files. */
export type FindProblems = (texts: Readonly<Record<string, string>>) => Promise<readonly Problem[]>

const isSamePlace = (one: Place) => (other: Place) =>
  one.file === other.file && keyOf(one.path) === keyOf(other.path)

/**
 * Saves every draft that causes no new problem, and returns a problem that exists even without drafts.
 * Drafts that are right only together, such as two page titles that change places, are saved together.
 */
export async function withRightDraftsSaved(
  before: FileStates,
  states: FileStates,
  findProblems: FindProblems,
): Promise<{ states: FileStates } | { problem: Problem }> {
  const problemsWith = async (files: FileStates, chosen: readonly Place[]) => {
    const texts = Object.entries(files).map(([file, state]) => {
      const isChosen = (path: ItemPath) => chosen.some(isSamePlace({ file, path }))
      return [file, textWith(state, isChosen)]
    })
    const problems = await findProblems(Object.fromEntries(texts))
    return problems.map((problem) => {
      const { file } = problem
      const state = files[file]
      const isCounted = (id: string) =>
        !state || !(id in state.items) || chosen.some((each) => each.file === file && each.path.at(-1) === id)
      return { problem, file, path: state ? itemPathOf(state.lists, problem.path, isCounted) : [] }
    })
  }
  let chosen = Object.entries(states).flatMap(([file, state]) => {
    const conflicts = conflictsIn(state)
    return draftsIn(state)
      .filter((path) => !(keyOf(path) in conflicts))
      .map((path) => ({ file, path }))
  })
  for (;;) {
    const found = await problemsWith(states, chosen)
    // Mistakes that were made by hand must not prevent saving anything else.
    const known = found.length > 0 ? await problemsWith(before, []) : []
    const news = found.filter((place) => !known.some(isSamePlace(place)))
    const wrong = toBlame(found, news, chosen)
    if (wrong.length === 0) {
      const [first] = news
      if (first) return { problem: first.problem }
      break
    }
    chosen = chosen.filter((place) => !wrong.includes(place))
  }
  const saved = Object.entries(states).map(([file, state]) => {
    const isChosen = (path: ItemPath) => chosen.some(isSamePlace({ file, path }))
    return [file, chosen.some((place) => place.file === file) ? withSaved(state, isChosen) : state]
  })
  return { states: Object.fromEntries(saved) }
}

/** Returns the drafts that cause the problems: those at their places, else those in the same groups, else others. */
function toBlame(
  found: readonly Place[],
  news: readonly Place[],
  chosen: readonly Place[],
): readonly Place[] {
  const inFile = (isNear: (draft: Place, problem: Place) => boolean, problems: readonly Place[]) =>
    chosen.filter((draft) =>
      problems.some((problem) => problem.file === draft.file && isNear(draft, problem)),
    )
  const here = inFile(
    ({ path }, problem) => isWithin(path, problem.path) || isWithin(problem.path, path),
    found,
  )
  if (here.length > 0 || news.length === 0) return here
  const inGroup = inFile(({ path }, problem) => isWithin(path, problem.path.slice(0, -1)), news)
  if (inGroup.length > 0) return inGroup
  const inSameFile = inFile(() => true, news)
  return inSameFile.length > 0 ? inSameFile : chosen
}
