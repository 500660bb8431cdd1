import { readFileSync } from 'node:fs'
import { type Item, type Weight, weigh } from './support/page-weight.ts'
import { expect, test } from './support/test.ts'

const budgets = JSON.parse(readFileSync('budgets.json', 'utf8'))

const sum = (items: readonly Item[]) => items.reduce((total, { bytes }) => total + bytes, 0)

const listed = (items: readonly Item[]) =>
  items.map(({ url, bytes }) => `\n  ${String(bytes).padStart(7)} ${new URL(url).pathname}`).join('')

function expectWithin(name: string, items: readonly Item[], bytes: number) {
  expect.soft(sum(items), `bytes of ${name}, which are${listed(items)}\n`).toBeLessThanOrEqual(bytes)
}

// Lighthouse's phone. The screen must be as narrow as the viewport: with a desktop's behind it, Chromium takes the
// banner for a desktop first and fetches it twice.
const size = { width: 412, height: 823 }
test.use({ viewport: size, screen: size, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })

test.describe('Home on a phone', () => {
  let weight: Weight
  const ofKind = (...kinds: string[]) => weight.items.filter(({ kind }) => kinds.includes(kind))

  test.beforeEach(async ({ page }) => {
    weight = await weigh(page, '/')
  })

  test('is one document that carries its own style', () => {
    expect(ofKind('document')).toHaveLength(1)
    expect(ofKind('stylesheet')).toEqual([])
  })

  test('paints before it requests any script', () => {
    expect(weight.scriptsBeforeFirstPaint).toEqual([])
  })

  test('keeps to its budgets', () => {
    const aboveTheFold = ofKind('image').filter(({ url }) => !weight.picturesBelowTheFold.includes(url))
    const early = weight.items.filter(({ url }) => weight.beforeLargestPaint.includes(url))
    expectWithin('script', ofKind('script'), budgets.script.bytes)
    expectWithin('fonts', ofKind('font'), budgets.fonts.bytes)
    expectWithin('pictures above the fold', aboveTheFold, budgets.picturesAboveTheFold.bytes)
    expectWithin('what comes before scrolling', weight.items, budgets.beforeScrolling.bytes)
    expectWithin('what is requested before the largest paint', early, budgets.beforeLargestPaint.bytes)
    expect
      .soft(weight.items.length, `requests, which are${listed(weight.items)}\n`)
      .toBeLessThanOrEqual(budgets.beforeScrolling.requests)
  })
})

for (const address of ['/', '/about/', '/services/', '/contact/']) {
  test(`the document ${address} keeps to its budget`, async ({ site }) => {
    // Node's fetch would decompress it.
    const path = `dist/site${address}index.html.br`
    expect((await fetch(site.address + address)).status).toBe(200)
    expect(readFileSync(path).length).toBeLessThanOrEqual(budgets.documents[address])
  })
}
