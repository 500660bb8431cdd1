export type Target = {
  role: 'link' | 'button' | 'textbox' | 'navigation' | 'heading' | 'alert' | 'status' | 'main'
  /** Its accessible name. */
  name?: string
  /** The name of the landmark around it, if the name alone is not enough. */
  within?: string
}

/** Finds a visible element by role and name. It is sent to the page as text, so it must not use anything outside. */
export function find({ role, name, within }: Target): HTMLElement | undefined {
  const selectors = {
    link: 'a[href]',
    button: 'button',
    textbox: 'input, textarea',
    navigation: 'nav',
    heading: 'h1, h2, h3',
    alert: '[role=alert]',
    status: '[role=status]',
    main: 'main',
  }
  const collapse = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) =>
    collapse(
      element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent,
    )
  const isVisible = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  return [...document.querySelectorAll<HTMLElement>(selectors[role])].find(
    (element) =>
      isVisible(element) &&
      (name === undefined || nameOf(element) === name) &&
      (within === undefined || element.closest(`[aria-label="${within}"]`)),
  )
}
