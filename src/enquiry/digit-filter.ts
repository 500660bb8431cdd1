import { keepDialable } from '#contract/dialable.ts'

/** Drops all but digits and + from an input, and leaves the caret where the visitor was typing. */
export function filterDigits(input: HTMLInputElement) {
  const kept = keepDialable(input.value)
  if (kept === input.value) return
  const beforeCaret = keepDialable(input.value.slice(0, input.selectionStart ?? undefined))
  input.value = kept
  input.setSelectionRange(beforeCaret.length, beforeCaret.length)
}
