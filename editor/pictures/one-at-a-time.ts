/**
 * Returns a function that makes one picture at a time. If all pictures of a page were made at once, saving would wait for a
 * free thread.
 */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <Made>(make: () => Promise<Made>): Promise<Made> => {
    const made = last.then(make)
    last = made.catch(() => undefined)
    return made
  }
}
