import type { Page } from '@playwright/test'
import { open } from './support/open.ts'
import { about, contact, pages, services } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** The pictures that the page has requested. */
function watchPictures(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.push(new URL(request.url()).pathname)
  })
  return requested
}

test('hash addresses of other pages do not download the banner of Home', async ({ page }) => {
  const requested = watchPictures(page)
  for (const { hash } of [about, services, contact]) {
    await open(page, hash)
    await page.waitForLoadState('networkidle')
  }
  expect(requested.filter((path) => path.includes('-banner'))).toEqual([])
})

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

    test('pictures are not much larger than they are shown', async ({ page }) => {
      for (const { document: address } of pages) {
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
      }
    })
  })
}
