import { afterAll, vi } from 'vitest'
import { engines } from './engines.ts'
import { find, type Target } from './find.ts'

type Finder = typeof find

const WAIT = { timeout: 10_000, interval: 50 }

/**
 * Uses the site by roles and names, in a browser of the engine that vitest.engines.config.ts names, for all tests of a
 * file.
 */
export async function startVisitor({ script }: { script: boolean }) {
  const { ENGINE = '' } = process.env
  const browser = await engines[ENGINE]?.(script)
  if (!browser) throw new Error(`${ENGINE} is not installed`)
  const { evaluate, errors, press, resize } = browser
  afterAll(browser.close)

  /** Runs a function in the page. It is sent as text, so it can use only its arguments and the page's globals. */
  async function inspect<Result, Args extends unknown[]>(
    look: (find: Finder, ...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const json = args.map((arg) => JSON.stringify(arg))
    return (await evaluate(`(${look})(${[find, ...json].join()})`)) as Result
  }

  return {
    errors,
    press,
    resize,

    /** Loads a new document and waits for hydration. What happens before it is tested in tests/e2e. */
    async goto(url: string) {
      // A change of the hash alone would keep the document and what the previous test left in it.
      await browser.goto('about:blank')
      await browser.goto(url)
      await vi.waitFor(async () => {
        if (!(await inspect(isHydrated))) throw new Error(`${url} is not hydrated`)
      }, WAIT)
    },

    /** Waits until the element can be clicked: a new page may cover it for a moment. */
    async click(target: Target) {
      const { x, y } = await vi.waitFor(async () => {
        const position = await inspect(positionOf, target)
        if (!position) throw new Error(`absent or covered: ${JSON.stringify(target)}`)
        return position
      }, WAIT)
      await browser.tap(x, y)
    },

    /** Replaces the value of a field key by key. */
    async type(label: string, value: string) {
      await inspect(paste, label, '')
      await press([...value])
    },
    /** Replaces the value of a field at once. */
    paste: (label: string, value: string) => inspect(paste, label, value),

    /** The visible text of an element, or nothing if it is absent. */
    text: (target: Target) => inspect((find, wanted) => find(wanted)?.innerText ?? '', target),
    value: (name: string) =>
      inspect((find, name) => (find({ role: 'textbox', name }) as HTMLInputElement | undefined)?.value, name),
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

function isHydrated() {
  if (!matchMedia('(scripting: enabled)').matches) return true
  const root = document.getElementById('root') ?? {}
  const isReacts = Object.keys(root).some((name) => name.startsWith('__reactContainer'))
  return isReacts && !('loading' in document.documentElement.dataset)
}

/** Where to click an element, unless it is absent or covered. */
function positionOf(find: Finder, target: Target) {
  const element = find(target)
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element?.getBoundingClientRect() ?? new DOMRect()
  const x = Math.round(box.x + box.width / 2)
  const y = Math.round(box.y + box.height / 2)
  return element?.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined
}

function paste(find: Finder, name: string, value: string) {
  const field = find({ role: 'textbox', name }) as HTMLInputElement
  field.focus()
  field.select()
  document.execCommand(value ? 'insertText' : 'delete', false, value)
}

function descriptionOf(find: Finder, name: string) {
  const elements = find({ role: 'textbox', name })?.ariaDescribedByElements ?? []
  return elements.map((element) => (element as HTMLElement).innerText).join(' ')
}
