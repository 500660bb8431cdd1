/** Names the candidate that a misspelt word most likely meant. `otherwise` is said where none is close. */
export function suggestion(word: string, candidates: readonly string[], otherwise: string): string {
  const distanceTo = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase())
  const [best] = candidates.toSorted((one, other) => distanceTo(one) - distanceTo(other))
  return best && distanceTo(best) <= Math.max(2, word.length / 3) ? `did you mean “${best}”?` : otherwise
}

/** Levenshtein distance, one row at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const swap = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
