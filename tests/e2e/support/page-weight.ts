import type { Page, Request } from '@playwright/test'

export type Item = { url: string; kind: string; bytes: number }

export type Weight = {
  items: readonly Item[]
  /** Addresses of scripts that were asked for before anything was painted. */
  scriptsBeforeFirstPaint: string[]
  /** Addresses of all that was asked for before the largest thing could be painted, and so shared the line with it. */
  beforeLargestPaint: string[]
  /** Addresses of pictures that stand below the first screen, and were fetched because it is near. */
  picturesBelowTheFold: string[]
}

/** Lighthouse's slow 4G. Without a slow line everything comes at once, and nothing is first. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Opens an address and weighs all that comes for it until nothing more comes, without touching the page. */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', SLOW_4G)

  await page.goto(address)
  // The script comes when the page has long been quiet, or so it might be one day.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name, duration }) => new URL(name).pathname.endsWith('.js') && duration > 0),
  )
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)

  return {
    items: await Promise.all(finished.map(itemOf)),
    ...(await page.evaluate(readOrder)),
  }
}

async function itemOf(request: Request): Promise<Item> {
  const { responseBodySize } = await request.sizes()
  return { url: request.url(), kind: request.resourceType(), bytes: responseBodySize }
}

/** Runs in the page. */
async function readOrder() {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
    })
  const paints = await entriesOf('paint')
  const firstPaint = Math.min(...paints.map(({ startTime }) => startTime))
  const largest = (await entriesOf('largest-contentful-paint')).at(-1) as LargestContentfulPaint
  // When a picture has come: it is painted when the processor finds time, which on a busy machine is so late that
  // everything seems to have come before it.
  const largestPaint = largest.loadTime || largest.startTime
  const documents = performance.getEntriesByType('navigation')
  const resources = performance.getEntriesByType('resource')
  const all = [...documents, ...resources] as PerformanceResourceTiming[]
  const pictures = [...document.images].filter((picture) => picture.currentSrc !== '')
  return {
    scriptsBeforeFirstPaint: all
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < firstPaint)
      .map(({ name }) => name),
    beforeLargestPaint: all.filter(({ startTime }) => startTime < largestPaint).map(({ name }) => name),
    picturesBelowTheFold: pictures
      .filter((picture) => picture.getBoundingClientRect().top >= innerHeight)
      .map(({ currentSrc }) => currentSrc),
  }
}
