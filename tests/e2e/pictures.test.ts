import type { Page } from '@playwright/test'
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

/** The pictures that the page has requested. */
function watchPictures(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.push(new URL(request.url()).pathname)
  })
  return requested
}

for (const page of ['about', 'services', 'contact']) {
  test(`/#/${page} does not download the banner of Home`, async ({ page: tab }) => {
    const requested = watchPictures(tab)
    await open(tab, `/#/${page}`)
    await tab.waitForLoadState('networkidle')
    expect(requested.filter((path) => path.includes('-banner'))).toEqual([])
  })
}

test('/about/ in the dark theme downloads its picture once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const requested = watchPictures(page)
  await open(page, '/about/')
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => path.includes('-print'))).toHaveLength(1)
})

// The widest file that a picture may load, for each pixel that it is shown on.
const MOST_PIXELS = 1.5

for (const { width, deviceScaleFactor } of [
  { width: 375, deviceScaleFactor: 3 },
  { width: 768, deviceScaleFactor: 2 },
  { width: 1440, deviceScaleFactor: 1 },
]) {
  test.describe(`at ${width} px and ${deviceScaleFactor}x`, () => {
    test.use({ viewport: { width, height: 900 }, screen: { width, height: 900 }, deviceScaleFactor })

    for (const address of ['/', '/about/', '/services/', '/contact/']) {
      test(`the pictures of ${address} are not much larger than they are shown`, async ({ page }) => {
        await open(page, address)
        for (const picture of await page.getByRole('main').locator('img:visible').all()) {
          await picture.scrollIntoViewIfNeeded()
          await expect(picture).toHaveJSProperty('complete', true)
          const { file, pixels } = await picture.evaluate((image: HTMLImageElement) => ({
            file: new URL(image.currentSrc).pathname,
            pixels:
              Number(/-(\d+)(?:-dark)?\.\w+$/.exec(image.currentSrc)?.[1]) /
              (image.clientWidth * devicePixelRatio),
          }))
          expect.soft(pixels, file).toBeLessThan(MOST_PIXELS)
        }
      })
    }
  })
}
