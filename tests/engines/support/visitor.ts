import { afterAll, inject, vi } from 'vitest'
import { engines } from './engines.ts'
import { find, type Target } from './find.ts'

type Finder = typeof find

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of an engine in engines.ts. */
    engine: string
  }
}

/** React adds this region. */
const PLACE_OF_TOASTS = { role: 'region', name: 'Notifications' } as const

const WAIT = { timeout: 10_000, interval: 50 }

/**
 * Uses the site by roles and names, in the engine that vitest.engines.config.ts names. Tests of a file share one browser.
 */
export async function startVisitor({ script }: { script: boolean }) {
  const engine = inject('engine')
  const browser = await engines[engine]?.(script)
  if (!browser) throw new Error(`${engine} is not installed`)
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

    /**
     * Loads a new document, and waits for hydration and for our fonts, with which the page moves. What happens before is
     * tested in tests/site.
     */
    async goto(url: string) {
      // A change of the hash alone would keep the document and what the previous test left in it.
      await browser.goto('about:blank')
      await browser.goto(url)
      if (!script) return
      await vi.waitUntil(() => inspect(hasElement, PLACE_OF_TOASTS), WAIT)
      await vi.waitUntil(() => inspect(hasOurFonts), WAIT)
    },

    /** Loads the document again and waits for hydration. */
    async reload() {
      await evaluate('(globalThis.isBeforeReload = true, location.reload())')
      await vi.waitUntil(() => inspect(isReloaded).catch(() => false), WAIT)
      await vi.waitUntil(() => inspect(hasElement, PLACE_OF_TOASTS), WAIT)
    },

    /** Goes back, where `steps` is negative, or forward. */
    goInHistory: (steps: number) => evaluate(`history.go(${steps})`),
    scrollDown: () => evaluate('scrollTo(0, 900)'),

    /** Waits until the element stays in its place and can be clicked: a new page may cover it for a moment. */
    async click(target: Target) {
      let before: Awaited<ReturnType<typeof read>>
      const read = () => inspect(positionOf, target)
      const { x, y } = await vi.waitUntil(async () => {
        const now = await read()
        const isStill = now?.x === before?.x && now?.y === before?.y
        before = now
        return isStill && now
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

    read: (target: Target) => inspect(readElement, target),
    readPage: () => inspect(readPage),
  }
}

const hasElement = (find: Finder, target: Target) => find(target) !== undefined
const hasOurFonts = (find: Finder) =>
  getComputedStyle(find({ role: 'heading' }) ?? document.body).fontFamily.startsWith('"Newsreader Display"')

/** Returns what a visitor perceives of an element, or null if it is absent or hidden. */
function readElement(find: Finder, target: Target) {
  const element = find(target)
  if (!element) return null
  const { ariaCurrent, ariaInvalid, ariaDescribedByElements } = element
  const helps = [...(ariaDescribedByElements ?? [])] as HTMLElement[]
  return {
    text: element.innerText.replace(/\s+/g, ' ').trim(),
    value: (element as HTMLInputElement).value,
    isFocused: element === document.activeElement,
    ariaCurrent,
    ariaInvalid,
    description: helps.map(({ innerText }) => innerText).join(' '),
  }
}

const isReloaded = () => !('isBeforeReload' in globalThis)

function readPage() {
  return {
    /** The path and the hash of the address. */
    address: location.pathname + location.hash,
    title: document.title,
    text: document.body.innerText.replace(/\s+/g, ' '),
    scrollTop: scrollY,
    scrollsSideways: document.documentElement.scrollWidth > innerWidth,
  }
}

/** Returns the position at which to click an element, unless it is absent or covered. */
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
