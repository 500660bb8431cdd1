import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { directories } from '../../build/directories.ts'
import { pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const budgets = JSON.parse(readFileSync('budgets.json', 'utf8'))

/** Lighthouse's slow 4G. On a fast connection the order of requests cannot be seen. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

type Item = { url: string; kind: string; bytes: number }

/** Opens an address and returns all that is downloaded for it without any input. */
async function download(page: Page, address: string): Promise<Item[]> {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.goto(address)
  // The script is requested after the first picture.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name, duration }) => /\.js$/.test(name) && duration > 0),
  )
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const itemOf = async (request: Request) => ({
    url: request.url(),
    kind: request.resourceType(),
    bytes: (await request.sizes()).responseBodySize,
  })
  return Promise.all(finished.map(itemOf))
}

/** The addresses of scripts that were requested before anything was painted. It runs in the page. */
function earlyScripts() {
  const [firstPaint] = performance.getEntriesByName('first-paint')
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => /\.js$/.test(name) && !(firstPaint && startTime > firstPaint.startTime))
    .map(({ name }) => name)
}

function expectWithin(name: string, items: readonly Item[], bytes: number) {
  const list = items.map(({ url, bytes }) => `\n  ${String(bytes).padStart(7)} ${new URL(url).pathname}`)
  const sum = items.reduce((total, { bytes }) => total + bytes, 0)
  expect.soft(sum, `bytes of ${name}, which are${list.join('')}\n`).toBeLessThanOrEqual(bytes)
}

test.describe('Home on a phone', () => {
  // Lighthouse's phone. The screen must be as narrow as the viewport: with a desktop's behind it, Chromium takes the
  // banner for a desktop first and fetches it twice.
  const size = { width: 412, height: 823 }
  test.use({ viewport: size, screen: size, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

  test('is one document with its style for the screen, paints before any script and keeps to its budgets', async ({
    page,
  }) => {
    const items = await download(page, '/')
    const ofKind = (kind: string) => items.filter((item) => item.kind === kind)
    expect(ofKind('document')).toHaveLength(1)
    expect(ofKind('stylesheet')).toEqual([expect.objectContaining({ url: expect.stringContaining('print') })])
    expect(await page.evaluate(earlyScripts)).toEqual([])
    expectWithin('script', ofKind('script'), budgets.script.bytes)
    expectWithin('fonts', ofKind('font'), budgets.fonts.bytes)
    expectWithin('what comes before scrolling', items, budgets.beforeScrolling.bytes)
    expect.soft(items.length, 'requests').toBeLessThanOrEqual(budgets.beforeScrolling.requests)
  })
})

test('every document keeps to its budget', () => {
  for (const { document: address } of pages) {
    const { length } = readFileSync(`${directories.dist}/site${address}index.html.br`)
    const { each, [address]: limit = each } = budgets.documents
    expect.soft(length, address).toBeLessThanOrEqual(limit)
  }
})
