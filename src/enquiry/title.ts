const MARK = 'Error: '

/** A screen reader says the title first: there it should hear that something needs mending. */
export function markTitle(hasErrors: boolean) {
  const plain = document.title.replace(MARK, '')
  document.title = hasErrors ? MARK + plain : plain
}
