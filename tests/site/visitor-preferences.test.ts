// Tests settings of the visitor's browser or system.

import { isOwnProfile } from '#content/own-profile.ts'
import { content, enquireLink, topic } from './support/content.ts'
import { open } from './support/open.ts'
import { about, contact, home, mainLink, pagesAndNotFound, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const BLACK = 'rgb(0, 0, 0)'
const WHITE = 'rgb(255, 255, 255)'

test.describe('with forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  test('the navigation bar marks the current page', async ({ page }) => {
    await open(page, services.document)
    await expect(mainLink(page, 'Services')).toHaveCSS('background-color', BLACK, { pseudo: 'after' })
    await expect(mainLink(page, 'Home')).toHaveCSS('opacity', '0', { pseudo: 'after' })
  })

  test('product cards have a border', async ({ page }) => {
    await open(page, services.document)
    await expect(page.getByRole('article').first()).toHaveCSS('border-top-style', 'solid')
  })

  test('the items of a list have the colour of text', async ({ page }) => {
    await open(page, services.document)
    const ingredient = content.services.hairOil.ingredients[0]?.name ?? ''
    await expect(page.getByRole('listitem').filter({ hasText: ingredient })).toHaveCSS('color', BLACK)
  })

  test('the fields and the button of the form have a border', async ({ page }) => {
    await open(page, contact.document)
    await expect(page.getByLabel('Email')).toHaveCSS('border-top-style', 'solid')
    await expect(page.getByRole('button', { name: 'Send' })).toHaveCSS('border-top-style', 'solid')
  })

  test('the error of a field has its sign, and a toast the colour of text', async ({ page }) => {
    await open(page, contact.document)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Enter your first name').locator('svg')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCSS('color', BLACK)
  })
})

test.describe('with more contrast', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ contrast: 'more' }))

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`muted text and the borders of fields have full contrast in the ${colorScheme} theme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await open(page, contact.document)
      const label = page.getByText('Email', { exact: true })
      const full = await label.evaluate((element) => getComputedStyle(element).color)
      await expect(page.getByText(content.contact.form.intro)).toHaveCSS('color', full)
      await expect(page.getByLabel('Email')).toHaveCSS('border-top-color', full)
    })
  }

  test('the ring around the focus is wider', async ({ page }) => {
    await open(page, contact.document)
    await page.getByLabel('Email').focus()
    await expect(page.getByLabel('Email')).toHaveCSS('outline-width', '4px')
  })
})

test('with less motion only the countdown of a toast is animated', async ({ page, form }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/contact/')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    for (const kind of ['transitionrun', 'animationstart']) {
      addEventListener(kind, ({ target }) => {
        for (const animation of (target as Element).getAnimations()) {
          const { duration } = animation.effect?.getTiming() ?? {}
          const isCountdown = duration === 5000
          const isShown = kind === 'transitionrun' || Number(duration) > 1
          if (isShown && !isCountdown) seen.push((target as Element).outerHTML)
        }
      })
    }
  })
  await form.fillAndSend()
  const toast = page.getByRole('status')
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
  await mainLink(page, 'Services').click()
  await expect(page.getByRole('heading', { name: content.services.productsTitle })).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})

test.describe('in print', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }))

  test('the background is white, also in the dark theme', async ({ page }) => {
    await open(page, home.document)
    await expect(page.locator('body')).toHaveCSS('background-color', WHITE)
    await expect(page.getByRole('banner')).toHaveCSS('background-color', WHITE)
  })

  test('titles, cards and topics are black, also in the dark theme', async ({ page }) => {
    await open(page, services.document)
    const title = page.getByRole('heading', { level: 1 })
    const cards = page.getByRole('article').getByRole('heading')
    const texts = title.or(enquireLink(page, topic)).or(cards)
    for (const text of await texts.all()) await expect(text).toHaveCSS('color', BLACK)
  })

  test('links are followed by their addresses', async ({ page }) => {
    await open(page, home.document)
    const readMore = page.getByRole('link', { name: 'Read More' }).first()
    await expect(readMore).toHaveCSS('content', /services/, { pseudo: 'after' })
  })

  test('profiles are printed only where the owner has given the address', async ({ page }) => {
    await open(page, home.document)
    const own = Object.values(content.practice.social).filter(isOwnProfile)
    await expect(page.getByRole('navigation', { name: 'Follow' }).getByRole('link')).toHaveCount(own.length)
  })

  test('pictures on a dark background are left out', async ({ page }) => {
    await open(page, services.document)
    const light = content.services.products.filter((_, index) => index % 2 === 0)
    await expect(page.getByRole('article').getByRole('img')).toHaveCount(light.length)
  })

  test('pictures that are made for the dark theme are left out', async ({ page }) => {
    await open(page, about.document)
    const shown = page.getByRole('main').getByRole('img')
    const addresses = () =>
      shown.evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).currentSrc))
    // The style for print comes after hydration.
    await expect.poll(addresses).not.toContainEqual(expect.stringContaining('-dark.'))
  })

  test('products have one width, with and without their picture', async ({ page }) => {
    await open(page, services.document)
    const widths = await page
      .getByRole('article')
      .evaluateAll((products) => products.map((product) => product.getBoundingClientRect().width))
    expect(new Set(widths).size).toBe(1)
  })

  for (const { document: address } of pagesAndNotFound) {
    test(`${address} has no controls`, async ({ page }) => {
      await open(page, address)
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: /Main|Pages/ })).toHaveCount(0)
    })
  }
})
