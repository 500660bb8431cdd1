import { keepDialable } from '#contract/dialable.ts'

/** Drops what cannot be dialled, and leaves the caret where the visitor was typing. */
export function keepDialableInput(input: HTMLInputElement) {
  const kept = keepDialable(input.value)
  if (kept === input.value) return
  const beforeCaret = keepDialable(input.value.slice(0, input.selectionStart ?? undefined))
  input.value = kept
  input.setSelectionRange(beforeCaret.length, beforeCaret.length)
}
