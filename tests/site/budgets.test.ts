import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { testedDirectories } from '../../build/directories.ts'
import { pages } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

test.use({ ownContext: true })

const budgets = JSON.parse(readFileSync('budgets.json', 'utf8'))

/** Lighthouse's slow 4G. On a fast connection the order of requests cannot be seen. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

type Item = { path: string; bytes: number; isBeforePaint: boolean }

/** Opens an address and returns all that is downloaded for it without any input. */
async function download(page: Page, address: string): Promise<Item[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.goto(address)
  // The script is requested after the first picture.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name, duration }) => /\.js$/.test(name) && duration > 0),
  )
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => {
    const [firstPaint] = performance.getEntriesByName('first-paint')
    const entries = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming)
    return entries.map(({ name, encodedBodySize, startTime }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      isBeforePaint: !(firstPaint && startTime > firstPaint.startTime),
    }))
  })
}

function expectWithin(name: string, items: readonly Item[], bytes: number) {
  const list = items.map(({ path, bytes }) => `\n  ${String(bytes).padStart(7)} ${path}`)
  const sum = items.reduce((total, { bytes }) => total + bytes, 0)
  expect.soft(sum, `bytes of ${name}, which are${list.join('')}\n`).toBeLessThanOrEqual(bytes)
}

test.describe('Home on a phone', () => {
  // Lighthouse's phone. The screen must be as narrow as the viewport: with a desktop's behind it, Chromium takes the
  // banner for a desktop first and fetches it twice.
  const size = { width: 412, height: 823 }
  test.use({ viewport: size, screen: size, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

  test('paints before any script, and keeps to its budgets', async ({ page }) => {
    const items = await download(page, '/')
    const ofType = (type: string) => items.filter(({ path }) => path.endsWith(type))
    expect(ofType('.css')).toEqual([expect.objectContaining({ path: expect.stringContaining('print') })])
    expect(ofType('.js').filter(({ isBeforePaint }) => isBeforePaint)).toEqual([])
    expectWithin('script', ofType('.js'), budgets.script.bytes)
    expectWithin('fonts', ofType('.woff2'), budgets.fonts.bytes)
    expectWithin('what comes before scrolling', items, budgets.beforeScrolling.bytes)
    expect.soft(items.length, 'requests').toBeLessThanOrEqual(budgets.beforeScrolling.requests)
  })
})

test('every document keeps to its budget', () => {
  for (const { document: address } of pages) {
    const { length } = readFileSync(`${testedDirectories.dist}/site${address}index.html.br`)
    const { each, [address]: limit = each } = budgets.documents
    expect.soft(length, address).toBeLessThanOrEqual(limit)
  }
})
