export type Outcome = { ok: true } | { ok: false; status: number; text: string }

/**
 * The client fails in three shapes: an answer with status and text, an `Error` where there was no answer, and a plain
 * string where its keys are missing. What has no status of its own counts as a network error, status 0.
 */
export function outcomeOf(error: unknown): Outcome {
  if (isAnswer(error)) return { ok: false, status: error.status, text: error.text }
  const text = error instanceof Error ? error.message : String(error)
  return { ok: false, status: 0, text: text || 'Network Error' }
}

function isAnswer(error: unknown): error is { status: number; text: string } {
  return typeof error === 'object' && error !== null && 'status' in error && 'text' in error
}
