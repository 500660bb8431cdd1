// How long a visitor on a slow phone waits from a tap on a link to the heading of the new page.
import { chromium, type Page } from '@playwright/test'
import { BROWSER_FLAGS, browserPath } from './browser.ts'

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/** Lighthouse's slow phone. */
const SLOWDOWN = 4

/** In this order each page is reached from another one. */
export const JOURNEY = ['About Us', 'Services', 'Contact', 'Home'] as const
/** From the click: when the document has the new heading, and when the frame with it has been painted. */
export type RouteChange = { heading: number; painted: number }
export type Times = Record<(typeof JOURNEY)[number], RouteChange[]>

export async function routeChanges(address: string, rounds: number): Promise<Times> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage(PHONE)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const times: Times = { 'About Us': [], Services: [], Contact: [], Home: [] }
    for (let round = 0; round < rounds; round++) {
      for (const label of JOURNEY) times[label].push(await timeOf(page, label))
    }
    return times
  } finally {
    await browser.close()
  }
}

async function timeOf(page: Page, label: string): Promise<RouteChange> {
  await page.evaluate(WATCH)
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).tap()
  return page.evaluate<RouteChange>('shown')
}

/**
 * Starts the clock when the click reaches the page (what the browser makes of a finger before that is not ours), and
 * reads it twice: once the document has another heading, and in the task after the next frame, which has then been
 * handed over for painting. As text, so that no compiler adds its helpers to it.
 */
const WATCH = `
globalThis.shown = new Promise((resolve) => {
  const headline = () => document.querySelector('main h1')?.textContent
  const before = headline()
  addEventListener('click', (event) => {
    if (!event.target.closest('a')) return
    const start = performance.now()
    const observer = new MutationObserver(() => {
      if (headline() === before) return
      const heading = performance.now() - start
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve({ heading, painted: performance.now() - start })
        port2.postMessage(0)
      })
    })
    observer.observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true })
  }, { capture: true })
})
void 0
`
