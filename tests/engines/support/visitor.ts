import { afterAll, vi } from 'vitest'
import type { Settings } from './driver.ts'
import { installedEngines } from './engines.ts'
import { find, type Target } from './find.ts'

type Finder = typeof find

function isHydrated() {
  if (!matchMedia('(scripting: enabled)').matches) return true
  const root = document.getElementById('root') ?? {}
  const isReacts = Object.keys(root).some((name) => name.startsWith('__reactContainer'))
  return isReacts && !('loading' in document.documentElement.dataset)
}

const WAIT = { timeout: 10_000, interval: 50 }

/**
 * Uses the site by roles and names, in a browser of the engine that vitest.engines.config.ts names, for all tests of a
 * file.
 */
export async function startVisitor(settings: Settings) {
  const { ENGINE } = process.env
  const engine = installedEngines().find(({ name }) => name === ENGINE)
  if (!engine) throw new Error(`${ENGINE} is not installed`)
  const driver = await engine.start(settings)
  afterAll(driver.close)

  /** Runs a function in the page. It is sent as text, so it can use only its arguments and the page's globals. */
  async function inspect<Result, Args extends unknown[]>(
    look: (find: Finder, ...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const json = args.map((arg) => JSON.stringify(arg))
    return (await driver.evaluate(`(${look})(${[find, ...json].join()})`)) as Result
  }

  /** Waits until the element can be clicked: a new page may cover it for a moment. */
  async function click(target: Target) {
    const { x, y } = await vi.waitFor(async () => {
      const position = await inspect(positionOf, target)
      if (typeof position === 'string') throw new Error(`${position}: ${JSON.stringify(target)}`)
      return position
    }, WAIT)
    await driver.tap(x, y)
  }

  /** Loads a new document and waits for hydration. What happens before it is tested in tests/e2e. */
  async function goto(url: string) {
    // A change of the hash alone would keep the document and what the previous test left in it.
    await driver.goto('about:blank')
    await driver.goto(url)
    await vi.waitFor(async () => {
      if (!(await inspect(isHydrated))) throw new Error(`${url} is not hydrated`)
    }, WAIT)
  }

  return {
    goto,
    resize: driver.resize,
    press: driver.press,
    errors: driver.errors,
    click,

    /** Replaces the value of a field key by key. */
    async type(label: string, value: string) {
      await click({ role: 'textbox', name: label })
      await inspect(selectAll)
      await driver.press([...value])
    },

    /** Replaces the value of a field at once. */
    paste: (label: string, value: string) => inspect(paste, label, value),

    /** The visible text of an element, or nothing if it is absent. */
    text: (target: Target) => inspect((find, wanted) => find(wanted)?.innerText ?? '', target),
    value: (label: string) =>
      inspect(
        (find, name) => (find({ role: 'textbox', name }) as HTMLInputElement | undefined)?.value,
        label,
      ),
    isVisible: (target: Target) => inspect((find, wanted) => find(wanted) !== undefined, target),
    isFocused: (target: Target) => inspect((find, wanted) => find(wanted) === document.activeElement, target),
    attribute: (target: Target, name: string) =>
      inspect((find, wanted, attribute) => find(wanted)?.getAttribute(attribute) ?? null, target, name),
    /** The accessible description of a field. */
    description: (label: string) => inspect(descriptionOf, label),
    title: () => inspect(() => document.title),
    /** Path and hash. */
    address: () => inspect(() => location.pathname + location.hash),
    pageText: () => inspect(() => document.body.innerText.replace(/\s+/g, ' ')),
    /** How many pixels the page is wider than the viewport. */
    overflow: () => inspect(() => document.documentElement.scrollWidth - innerWidth),
  }
}

/** Where to click an element, or why it cannot be clicked. */
function positionOf(find: Finder, target: Target) {
  const element = find(target)
  if (!element) return 'not visible'
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const x = Math.round(box.x + box.width / 2)
  const y = Math.round(box.y + box.height / 2)
  const hit = document.elementFromPoint(x, y)
  return element.contains(hit) ? { x, y } : 'covered by another element'
}

function selectAll() {
  ;(document.activeElement as HTMLInputElement).select()
}

function paste(find: Finder, name: string, value: string) {
  const field = find({ role: 'textbox', name }) as HTMLInputElement
  field.focus()
  field.select()
  document.execCommand(value ? 'insertText' : 'delete', false, value)
}

function descriptionOf(find: Finder, label: string) {
  const ids = find({ role: 'textbox', name: label })?.getAttribute('aria-describedby') ?? ''
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.innerText ?? '')
    .join(' ')
    .trim()
}
