// Lets the owner write in the page: one text at a time becomes a control, like the one in the form.
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { schemaAt, valueAt } from '#check/field-path.ts'
import { indexPathOf, keyOf, type Target } from '../../store/edit.ts'
import { afterPress } from '../after-press.ts'
import { forms, itemOf, useEditor } from '../editor-context.tsx'
import { controlText, type TextControl } from '../rich-text/control-text.ts'
import { NAME, piecesOf, textOf } from '../rich-text/rich-text.ts'
import { useStore } from '../store/use-store.tsx'

type Written = {
  field: Target
  element: HTMLElement
  /** The index of the pressed character in the visible text. */
  pressedAt: number
}

export function useWriting() {
  const { files, look, edit, undo, redo } = useStore()
  const { practiceName, begin, leave, setInPage } = useEditor()
  const [written, setWritten] = useState<Written>()
  const [isItalic, setIsItalic] = useState(false)
  const control = useRef<TextControl>(undefined)

  const schemaOf = ({ file, path }: Target) => {
    const place = indexPathOf(files[file]?.lists ?? {}, path)
    return place && schemaAt(forms.find((form) => form.file === file)?.schema, place)
  }
  const textIn = ({ file, path }: Target) => {
    const shown = files[file]
    const place = shown && indexPathOf(shown.lists, path)
    return String((place && valueAt(shown.value, place)) ?? '')
  }
  const text = written ? textIn(written.field) : ''
  const isDraft = written ? files[written.field.file]?.drafts.includes(keyOf(written.field.path)) : false
  const markup = written && schemaOf(written.field)?.markup
  const isItalicAllowed = markup?.italics ?? false
  const isNameAllowed = markup?.placeholders.includes('name') ?? false

  const change = useEffectEvent((value: string, run: string) => {
    if (!written) return
    edit([{ kind: 'set', ...written.field, value, before: text }], { run })
  })
  const end = useEffectEvent(() => {
    if (written) {
      const { file, path } = written.field
      const item = itemOf(path)
      afterPress(() => {
        leave(written.field)
        if (item) leave({ file, path: item })
      })
    }
    setWritten(undefined)
  })
  const showFirst = useEffectEvent((created: TextControl, { pressedAt }: Written) => {
    created.show(text, practiceName)
    created.setCaret(caretAt(text, practiceName, pressedAt))
  })
  const textNow = useEffectEvent(() => text)
  const undoAndRedo = useEffectEvent((direction: 'undo' | 'redo') => (direction === 'undo' ? undo() : redo()))

  // These are layout effects: a key that came between a new text and its control would replace words that nobody saw.
  useLayoutEffect(() => {
    if (!written) return
    const { field, element } = written
    begin(field)
    setInPage(field)
    /** What was typed, and the text that Escape brings back, which is that before the first key. */
    let typed: { run: string; before: string } | undefined
    const created = controlText(element, {
      isItalicAllowed,
      isNameAllowed,
      onChange(value, run) {
        typed = { run, before: typed?.before ?? textNow() }
        change(value, run)
      },
      onEnd: () => element.blur(),
      onEscape() {
        if (typed) change(typed.before, typed.run)
        element.blur()
      },
      onUndo: () => undoAndRedo('undo'),
      onRedo: () => undoAndRedo('redo'),
      onSelect: () => setIsItalic(created.isItalic()),
    })
    const onBlur = () => end()
    element.addEventListener('blur', onBlur)
    element.setAttribute('data-written', '')
    showFirst(created, written)
    control.current = created
    return () => {
      setInPage(undefined)
      control.current = undefined
      element.removeEventListener('blur', onBlur)
      element.removeAttribute('data-written')
      element.removeAttribute('contenteditable')
      element.style.removeProperty('white-space')
      created.detach()
    }
  }, [written, isItalicAllowed, isNameAllowed, begin, setInPage])
  // Undo or another window may have changed the text.
  useLayoutEffect(() => control.current?.show(text, practiceName), [text, practiceName])

  return {
    written,
    isItalic: isItalic && Boolean(written),
    /** Whether the text that is being written is not saved, because something in it is not right yet. */
    isDraft,
    isItalicAllowed,
    toggleItalics: () => control.current?.toggleItalics(),
    isNameAllowed,
    insertName: () => control.current?.insertName(),
    /** A text cannot be written in the page if the page shows an example for a part of it, such as a product's name. */
    canWrite: (field: Target) => {
      const { type, markup, pictureSlot } = schemaOf(field) ?? {}
      return type === 'string' && !pictureSlot && !markup?.placeholders.includes('subject')
    },
    write(field: Target, element: HTMLElement, pressedAt: number) {
      // The text may have been changed elsewhere since this window has asked last.
      look()
      setWritten({ field, element, pressedAt })
    },
  }
}

export type Writing = ReturnType<typeof useWriting>

/** Returns the caret's place in the control, where the practice's name counts as one character. */
function caretAt(markup: string, practiceName: string, pressedAt: number): number {
  const text = textOf(piecesOf(markup))
  let seen = 0
  for (const [at, character] of [...text].entries()) {
    if (seen >= pressedAt) return [...text].slice(0, at).join('').length
    seen += character === NAME ? practiceName.length : character.length
  }
  return text.length
}
