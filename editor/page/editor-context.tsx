// Holds what this window shows: the open form, the page of the preview, the field with the focus, and the fields whose
// mistakes may be shown.
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { HOME, NOT_FOUND } from '#app/page-address.ts'
import { valueAt } from '#check/field-path.ts'
import type { Form } from '../api-types.ts'
import { type ItemPath, isItemId, isWithin, keyOf, pathOf, type Target } from '../store/edit.ts'
import type { FieldProblem } from '../store/store.ts'
import type { Moved } from './store/page-state.ts'
import { useStore } from './store/use-store.tsx'

/** The start of the editor puts the forms into this script when it builds it. */
const allForms: readonly Form[] = import.meta.env.FORMS

/** The forms of the pages in the order of the site, then those that all pages share, and the not-found page last. */
export const forms: readonly Form[] = allForms.toSorted((one, other) => placeInBar(one) - placeInBar(other))
function placeInBar({ page }: Form): number {
  if (page === NOT_FOUND) return 2
  return page ? 0 : 1
}

const practice = forms.find(({ file }) => file === 'content/practice.yaml')

/** The id of a field's control. The ids of what belongs to it begin with it. */
export const fieldId = ({ file, path }: Target) => [file, ...path].join('/')

/** Returns the field of an id such as content/home.yaml/banner/headline, also with more after a colon. */
export function fieldOfId(id: string): Target | undefined {
  const [field = ''] = id.split(':')
  const form = forms.find(({ file }) => field === file || field.startsWith(`${file}/`))
  return form && { file: form.file, path: pathOf(field.slice(form.file.length + 1)) }
}

function useEditorState() {
  const { files, moved, hasPressedSince } = useStore()
  const [form, setForm] = useState(forms[0])
  const [page, setPage] = useState(HOME)
  /** A narrow window shows either the words or the page. */
  const [view, setView] = useState<'words' | 'page'>('words')
  const [focused, setFocused] = useState<Target>()
  /** The field whose text is being written in the page, not in the form. */
  const [inPage, setInPage] = useState<Target>()
  const [wanted, setWanted] = useState<{ field: Target; part: string }>()
  /** Whether a field or an item was left in this window since it was begun. Drafts that are not in it were not left. */
  const [left, setLeft] = useState<ReadonlyMap<string, boolean>>(new Map())

  const openForm = useCallback((file: string) => {
    const next = forms.find((each) => each.file === file)
    setForm(next)
    setFocused(undefined)
    if (next?.page) setPage(next.page)
  }, [])
  const openPage = useCallback(
    (address: string) => {
      const next = forms.find((each) => each.page === address)
      if (next) openForm(next.file)
    },
    [openForm],
  )
  /** Opens the form of a field and focuses its control, or a button beside it, as soon as that is shown. */
  const goTo = useCallback(
    ({ file, path }: Target, part = '') => {
      openForm(file)
      setView('words')
      setWanted({ field: { file, path }, part })
    },
    [openForm],
  )
  /** Hides new mistakes in a field or an item until it is left. Those that are shown already stay. */
  const begin = useCallback((field: Target) => setLeft((before) => withEntry(before, field, false)), [])
  const leave = useCallback((field: Target) => setLeft((before) => withEntry(before, field, true)), [])
  const hasLeft = useCallback(
    ({ file, path }: Target) =>
      path.every((_, depth) => {
        const here = path.slice(0, depth + 1)
        return left.get(fieldId({ file, path: here })) ?? !files[file]?.drafts.includes(keyOf(here))
      }),
    [left, files],
  )
  const drafts = useMemo(
    () =>
      Object.entries(files).flatMap(([file, shown]) =>
        shown.drafts.map((key): Target => ({ file, path: pathOf(key) })),
      ),
    [files],
  )
  /** Returns the drafts that cause a mistake: those in the same place, or else, as for two pages with one title, all. */
  const causesOf = useCallback(
    (problem: FieldProblem) => {
      const near = drafts.filter((draft) => isSamePlace(draft, problem))
      return near.length > 0 ? near : drafts
    },
    [drafts],
  )
  /**
   * Says whether a mistake is shown as one. Those in saved words were made elsewhere, and always are. Others are shown when
   * the drafts that cause them were left here.
   */
  const isTold = useCallback(
    (problem: FieldProblem) =>
      hasLeft(problem) && (problem.isSaved || causesOf(problem).every((draft) => hasLeft(draft))),
    [hasLeft, causesOf],
  )
  /** Says whether a field, or an item that it is in, was begun here and not left yet. */
  const isBegun = useCallback(
    ({ file, path }: Target) =>
      path.some((_, depth) => left.get(fieldId({ file, path: path.slice(0, depth + 1) })) === false),
    [left],
  )
  /** Says whether a mistake is only a reason why something is not finished: nobody is writing it now, nor has left it. */
  const isReason = useCallback(
    (problem: FieldProblem) => !isTold(problem) && ![problem, ...causesOf(problem)].some(isBegun),
    [isTold, causesOf, isBegun],
  )

  useEffect(() => {
    if (wanted) focusField(wanted.field, wanted.part)
  }, [wanted])
  // The focus moves to what Undo has changed, so that screen readers say it. Text being written in the page keeps the focus.
  // If the answer comes late, the owner may have chosen another page or field meanwhile, and stays there.
  const showMoved = useEffectEvent(({ field, pressCount }: Moved) => {
    if (hasPressedSince(pressCount)) return
    if (!inPage || fieldId(inPage) !== fieldId(field)) goTo(field)
  })
  useEffect(() => {
    if (moved) showMoved(moved)
  }, [moved])

  const practiceName = String(valueAt(files[practice?.file ?? '']?.value, ['name']) ?? '')
  return useMemo(
    () => ({
      form,
      page,
      view,
      focused,
      practiceName,
      openForm,
      openPage,
      goTo,
      setView,
      setFocused,
      setInPage,
      begin,
      leave,
      drafts,
      isTold,
      isBegun,
      isReason,
    }),
    [
      form,
      page,
      view,
      focused,
      practiceName,
      openForm,
      openPage,
      goTo,
      begin,
      leave,
      drafts,
      isTold,
      isBegun,
      isReason,
    ],
  )
}

/** Says whether two fields are the same, or one contains the other. */
export const isSamePlace = (one: Target, other: Target) =>
  one.file === other.file && (isWithin(one.path, other.path) || isWithin(other.path, one.path))

function withEntry(map: ReadonlyMap<string, boolean>, field: Target, isLeft: boolean) {
  const id = fieldId(field)
  return map.get(id) === isLeft ? map : new Map(map).set(id, isLeft)
}

export type EditorState = ReturnType<typeof useEditorState>

const EditorContext = createContext<EditorState | undefined>(undefined)

export function EditorProvider({ children }: { children: ReactNode }) {
  return <EditorContext value={useEditorState()}>{children}</EditorContext>
}

export function useEditor(): EditorState {
  const editor = use(EditorContext)
  if (!editor) throw new Error('useEditor is used outside of the EditorProvider')
  return editor
}

/** Returns the innermost item of a list that a field is in. */
export function itemOf(path: ItemPath): ItemPath | undefined {
  const depth = path.findLastIndex(isItemId)
  return depth < 0 ? undefined : path.slice(0, depth + 1)
}

/** Opens what hides a field, scrolls to it and focuses it, or else the group or form that it belongs to. */
function focusField({ file, path }: Target, part = ''): void {
  const id = fieldId({ file, path })
  const control = document.getElementById(part ? `${id}:${part}` : id)
  if (!control) {
    if (part) focusField({ file, path })
    else if (path.length > 0) focusField({ file, path: path.slice(0, -1) })
    return
  }
  for (let hidden = control.closest('details:not([open])'); hidden; ) {
    hidden.setAttribute('open', '')
    hidden = control.closest('details:not([open])')
  }
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: part ? 'nearest' : 'center' })
}
