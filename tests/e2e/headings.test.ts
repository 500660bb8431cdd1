import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

const addresses = ['/#/home', '/#/about', '/#/services', '/#/contact', '/#/nowhere']

test('the headings of every page are one outline', async ({ page }) => {
  for (const address of addresses) {
    await open(page, address)
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
    expect(levels.filter((level) => level === 1)).toEqual([1])
    levels.reduce((before, level) => {
      expect(level, `a heading of ${address}`).toBeLessThanOrEqual(before + 1)
      return level
    }, 0)
  }
})
