export type Target = {
  role: 'link' | 'button' | 'textbox' | 'heading' | 'alert' | 'status' | 'region'
  /** The accessible name of the element. */
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
    heading: 'h1, h2, h3',
    alert: '[role=alert]',
    status: '[role=status]',
    region: 'section[aria-label]',
  }
  function nameOf(element: HTMLElement) {
    const [label] = (element as HTMLInputElement).labels ?? []
    const text = element.ariaLabel ?? label?.textContent ?? element.textContent
    return text.replace(/\s+/g, ' ').trim()
  }
  const isWithin = (element: HTMLElement) =>
    [...document.querySelectorAll('nav')].some(
      (landmark) =>
        landmark.contains(element) &&
        (landmark.ariaLabel ?? landmark.querySelector('h2')?.textContent) === within,
    )
  return [...document.querySelectorAll<HTMLElement>(selectors[role])].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(element) === name) &&
      (within === undefined || isWithin(element)),
  )
}
