// Makes an element of any document a control for one text: in a form, or in the page itself. Each change is made to the
// pieces, and the element shows them; only an input method changes the element itself, and is read when it is done.
import { afterPress } from '../after-press.ts'
import {
  isItalicIn,
  joined,
  markupOf,
  NAME,
  type Piece,
  PLAIN,
  piecesOf,
  replaceText,
  styleAt,
  textOf,
  typedText,
  withItalics,
  withoutMarkup,
} from './rich-text.ts'
import { piecesIn, select, selectionIn, showPieces } from './shown-text.ts'

export type TextOptions = {
  isItalicAllowed: boolean
  isNameAllowed: boolean
  /**
   * Called for each change, with the text without spaces at its ends. Changes in one run of typing have the same `run` and
   * are undone together.
   */
  onChange: (value: string, run: string) => void
  /** Called when Enter is pressed. */
  onEnd?: (() => void) | undefined
  onEscape?: (() => void) | undefined
  onUndo: () => void
  onRedo: () => void
  /** Called when the selection changes, so that the button for italics can follow it. */
  onSelect?: () => void
}

export type TextControl = {
  /**
   * Shows a value that did not come from here, such as the first one or that of Undo. It is the markup of the text, as in
   * content/. The name is shown in place of {name}.
   */
  show: (value: string, practiceName: string) => void
  isItalic: () => boolean
  toggleItalics: () => void
  /** Puts the practice's name in the place of what is selected. */
  insertName: () => void
  /** Puts the caret before a character. The practice's name counts as one. */
  setCaret: (at: number) => void
  detach: () => void
}

export function controlText(element: HTMLElement, options: TextOptions): TextControl {
  const { ownerDocument: document } = element
  const listeners = new AbortController()
  let pieces: readonly Piece[] = []
  let practiceName = ''
  let run = crypto.randomUUID()
  /** Ctrl+I without a selection sets whether the next typed words are in italics. */
  let nextIsItalic: boolean | undefined
  let caret = { start: 0, end: 0 }

  /** The text as it is saved. A space that is typed at its end is only shown, because more words may follow. */
  const savedText = () => markupOf(pieces).trim()
  function render(at: number) {
    showPieces(element, pieces, practiceName)
    if (document.activeElement !== element) return
    caret = { start: at, end: at }
    select(element, at)
  }
  function change(next: readonly Piece[], at: number) {
    const before = savedText()
    pieces = next
    nextIsItalic = undefined
    render(at)
    if (savedText() !== before) options.onChange(savedText(), run)
    options.onSelect?.()
  }
  function replace({ start, end }: { start: number; end: number }, written: string) {
    const text = typedText(written)
    const style =
      nextIsItalic === undefined ? styleAt(pieces, start, end) : { ...PLAIN, isItalic: nextIsItalic }
    if (start !== end || text) change(replaceText(pieces, start, end, text, style), start + text.length)
  }
  function beginRun() {
    run = crypto.randomUUID()
  }
  const isItalic = () => {
    const { start, end } = selectionIn(element)
    if (start !== end) return isItalicIn(pieces, start, end)
    return nextIsItalic ?? styleAt(pieces, start, end).isItalic
  }
  function toggleItalics() {
    if (!options.isItalicAllowed) return
    const { start, end } = selectionIn(element)
    const wanted = !isItalic()
    beginRun()
    if (start === end) nextIsItalic = wanted
    else {
      change(withItalics(pieces, start, end, wanted), end)
      caret = { start, end }
      select(element, start, end)
    }
    options.onSelect?.()
  }
  function insertName() {
    const { start, end } = selectionIn(element)
    element.focus()
    beginRun()
    change(replaceText(pieces, start, end, NAME), start + NAME.length)
    beginRun()
  }

  function onBeforeInput(event: InputEvent) {
    const { inputType, data, dataTransfer } = event
    // The input of an input method cannot be cancelled. It is read when the method is done.
    if (event.isComposing || !event.cancelable) return
    event.preventDefault()
    const [target] = event.getTargetRanges()
    const range = selectionIn(element, target)
    if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') options.onEnd?.()
    else if (inputType === 'historyUndo') options.onUndo()
    else if (inputType === 'historyRedo') options.onRedo()
    else if (inputType.startsWith('delete')) replace(range, '')
    else if (inputType.startsWith('insert')) {
      // A caret inside of the name counts as after it.
      const start = target?.collapsed ? range.end : range.start
      replace({ start, end: range.end }, data ?? dataTransfer?.getData('text/plain') ?? '')
    }
  }
  /** Reads input that was not cancelled, such as that of an input method. */
  function readElement() {
    const { end } = selectionIn(element)
    const read = joined(
      piecesIn(element, practiceName).map((piece) => ({
        ...piece,
        text: withoutMarkup(piece.text),
      })),
    )
    if (markupOf(read) === markupOf(pieces)) render(end)
    else change(read, end)
  }
  function actionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
    if (key === 'Enter') return () => options.onEnd?.()
    if (key === 'Escape') return options.onEscape
    if (!(ctrlKey || metaKey) || altKey) return undefined
    const letter = key.toLowerCase()
    if (letter === 'z') return shiftKey ? options.onRedo : options.onUndo
    return { i: toggleItalics, j: options.isNameAllowed ? insertName : undefined, y: options.onRedo }[letter]
  }
  function onKeyDown(event: KeyboardEvent) {
    const act = event.isComposing ? undefined : actionOf(event)
    if (!act) return
    event.preventDefault()
    // The window handles these keys too.
    event.stopPropagation()
    act()
  }
  function onPaste(event: ClipboardEvent) {
    event.preventDefault()
    beginRun()
    replace(selectionIn(element), event.clipboardData?.getData('text/plain') ?? '')
    beginRun()
  }
  function onSelectionChange() {
    if (document.activeElement !== element) return
    const now = selectionIn(element)
    if (now.start === caret.start && now.end === caret.end) return
    // The caret passes the name as one piece.
    if (document.getSelection()?.isCollapsed && now.start !== now.end) {
      return select(element, caret.end <= now.start ? now.end : now.start)
    }
    caret = now
    nextIsItalic = undefined
    beginRun()
    options.onSelect?.()
  }

  function onBlur() {
    // If the whole window lost the focus, the text was not left.
    if (document.hasFocus()) afterPress(trim)
  }
  function trim() {
    if (markupOf(pieces) === savedText()) return
    pieces = piecesOf(savedText())
    showPieces(element, pieces, practiceName)
  }

  const { signal } = listeners
  element.contentEditable = 'true'
  // With this, a space at the end of a line is visible while it is typed.
  element.style.whiteSpace = 'pre-wrap'
  element.addEventListener('beforeinput', onBeforeInput, { signal })
  element.addEventListener('compositionend', readElement, { signal })
  element.addEventListener('input', (event) => (event as InputEvent).isComposing || readElement(), { signal })
  element.addEventListener('keydown', onKeyDown, { signal })
  element.addEventListener('paste', onPaste, { signal })
  element.addEventListener('drop', (event) => event.preventDefault(), { signal })
  element.addEventListener('focus', beginRun, { signal })
  element.addEventListener('blur', onBlur, { signal })
  document.addEventListener('selectionchange', onSelectionChange, { signal })

  return {
    show(value, name) {
      const isSameText = value.trim() === savedText()
      if (isSameText && name === practiceName) return
      practiceName = name
      if (!isSameText) {
        pieces = piecesOf(value)
        beginRun()
      }
      render(Math.min(caret.end, textOf(pieces).length))
    },
    isItalic,
    toggleItalics,
    insertName,
    setCaret(at) {
      element.focus()
      select(element, at)
      caret = { start: at, end: at }
    },
    detach: () => listeners.abort(),
  }
}
