import { axeScan } from './support/axe-scan.ts'
import { captureSends } from './support/capture-sends.ts'
import { fillEnquiry, sendButton } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'
import { countdownOf, errorToast, successToast } from './support/toasts.ts'

const addresses = [
  '/#/home',
  '/#/about',
  '/#/services',
  '/#/contact',
  '/#/contact?about=Asthma',
  '/#/nowhere',
]

for (const colorScheme of ['light', 'dark'] as const) {
  // What is still fading in has not the contrast that it will have.
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const address of addresses) {
      test(`${address} has nothing that axe objects to, wide or narrow`, async ({ page }) => {
        await open(page, address)
        for (const width of [1440, 320]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await axeScan(page), `at ${width} px`).toEqual([])
        }
      })
    }

    test('neither has the open menu', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await open(page, '/#/about')
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4)
      expect(await axeScan(page)).toEqual([])
    })

    test('nor a form with errors under its toast', async ({ page }) => {
      await open(page, '/#/contact')
      await sendButton(page).click()
      await expect.poll(() => countdownOf(errorToast(page))).toMatchObject({ lastsMs: 5000 })
      expect(await axeScan(page)).toEqual([])
    })

    test('nor an enquiry that was sent', async ({ page }) => {
      await captureSends(page)
      await open(page, '/#/contact')
      await fillEnquiry(page)
      await sendButton(page).click()
      await expect.poll(() => countdownOf(successToast(page))).toMatchObject({ lastsMs: 5000 })
      expect(await axeScan(page)).toEqual([])
    })

    test('nor an enquiry that was not', async ({ page, expectConsole }) => {
      expectConsole(/The enquiry was not sent/, /status of 500/)
      await captureSends(page, { status: 500, text: 'Internal Server Error' })
      await open(page, '/#/contact')
      await fillEnquiry(page)
      await sendButton(page).click()
      await expect.poll(() => countdownOf(errorToast(page))).toMatchObject({ lastsMs: 5000 })
      expect(await axeScan(page)).toEqual([])
    })
  })
}

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
