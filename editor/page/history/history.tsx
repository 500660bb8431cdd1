/** What was put online, with a button in the bar that opens it. */
export function History() {
  return null
}
