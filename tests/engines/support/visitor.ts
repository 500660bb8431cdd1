import { vi } from 'vitest'
import type { Driver } from './driver.ts'
import { find, type Target } from './find.ts'

type Finder = typeof find

function isAlive() {
  if (!matchMedia('(scripting: enabled)').matches) return true
  const root = document.getElementById('root') ?? {}
  const isReacts = Object.keys(root).some((name) => name.startsWith('__reactContainer'))
  return isReacts && !('elsewhere' in document.documentElement.dataset)
}

const WAIT = { timeout: 10_000, interval: 50 }

/** One who uses the site in some engine: by what is seen and named, never by how it is made. */
export type Visitor = ReturnType<typeof visitorOf>

export function visitorOf(driver: Driver) {
  /** Runs a function in the page. It is sent as text, so it may use only its arguments and what a page has. */
  async function look<Answer, Args extends unknown[]>(
    question: (find: Finder, ...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer> {
    const words = args.map((each) => JSON.stringify(each))
    return (await driver.evaluate(`(${question})(${[find, ...words].join()})`)) as Answer
  }

  /** Waits until the element can be tapped: a page that is just coming covers it for a moment. */
  async function click(target: Target) {
    const { x, y } = await vi.waitFor(async () => {
      const place = await look(placeOf, target)
      if (typeof place === 'string') throw new Error(`${place}: ${JSON.stringify(target)}`)
      return place
    }, WAIT)
    await driver.tap(x, y)
  }

  /** Waits until the page is alive, where it can be: what comes before is the browser tests' own matter. */
  async function goto(url: string) {
    await driver.goto(url)
    await vi.waitFor(async () => {
      if (!(await look(isAlive))) throw new Error(`${url} does not come alive`)
    }, WAIT)
  }

  return {
    goto,
    resize: driver.resize,
    press: driver.press,
    troubles: driver.troubles,
    click,

    /** Writes into a field key by key, in place of what stands there. */
    async type(label: string, words: string) {
      await click({ role: 'textbox', name: label })
      await look(selectAll)
      await driver.press([...words])
    },

    /** The same in one go, as from the clipboard. */
    paste: (label: string, words: string) => look(paste, label, words),

    /** The words of an element, as they are seen; nothing where it is not there. */
    text: (target: Target) => look((find, wanted) => find(wanted)?.innerText ?? '', target),
    value: (label: string) =>
      look((find, name) => (find({ role: 'textbox', name }) as HTMLInputElement | undefined)?.value, label),
    isThere: (target: Target) => look((find, wanted) => find(wanted) !== undefined, target),
    isFocused: (target: Target) => look((find, wanted) => find(wanted) === document.activeElement, target),
    attribute: (target: Target, name: string) =>
      look((find, wanted, attribute) => find(wanted)?.getAttribute(attribute) ?? null, target, name),
    /** What a screen reader adds to the name of a field. */
    description: (label: string) => look(descriptionOf, label),
    title: () => look(() => document.title),
    /** The address behind the host. */
    place: () => look(() => location.pathname + location.hash),
    pageText: () => look(() => document.body.innerText),
    /** How many pixels of the page hang over the right edge. */
    overhang: () => look(() => document.documentElement.scrollWidth - innerWidth),
  }
}

/** Where to tap an element, once it is in view; or why that cannot be done. */
function placeOf(find: Finder, target: Target) {
  const element = find(target)
  if (!element) return 'not there, or not visible'
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const x = Math.round(box.x + box.width / 2)
  const y = Math.round(box.y + box.height / 2)
  const hit = document.elementFromPoint(x, y)
  return element.contains(hit) ? { x, y } : 'covered by something else'
}

function selectAll() {
  ;(document.activeElement as HTMLInputElement).select()
}

function paste(find: Finder, name: string, words: string) {
  const field = find({ role: 'textbox', name }) as HTMLInputElement
  field.focus()
  field.select()
  document.execCommand(words ? 'insertText' : 'delete', false, words)
}

function descriptionOf(find: Finder, label: string) {
  const ids = find({ role: 'textbox', name: label })?.getAttribute('aria-describedby') ?? ''
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.innerText ?? '')
    .join(' ')
    .trim()
}
