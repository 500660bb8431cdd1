// Settings of the visitor's browser or system.
import { content, enquireLink, topic } from './support/content.ts'
import { open, show } from './support/open.ts'
import { contact, mainLink, pagesAndNotFound, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

const BLACK = 'rgb(0, 0, 0)'
const WHITE = 'rgb(255, 255, 255)'

test('with forced colours current page, cards, lists, fields and errors stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/#/services')
  await expect(mainLink(page, 'Services')).toHaveCSS('background-color', BLACK, { pseudo: 'after' })
  await expect(
    page.getByRole('listitem').filter({ hasText: content.services.hairOil.ingredients[0]?.name ?? '' }),
  ).toHaveCSS('color', BLACK)
  await expect(page.getByRole('article').first()).toHaveCSS('border-top-style', 'solid')
  await show(page, contact)
  const send = page.getByRole('button', { name: 'Send' })
  await expect(page.getByLabel('Email')).toHaveCSS('border-top-style', 'solid')
  await expect(send).toHaveCSS('border-top-style', 'solid')
  await send.click()
  await expect(page.getByText('Enter your first name').locator('svg')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCSS('color', BLACK)
})

test('with more contrast muted text has full contrast in both themes', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await open(page, '/#/contact')
  const label = page.getByText('Email', { exact: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const full = await label.evaluate((element) => getComputedStyle(element).color)
    await expect(page.getByText(content.contact.form.intro)).toHaveCSS('color', full)
    await expect(page.getByLabel('Email')).toHaveCSS('border-top-color', full)
  }
  await page.getByLabel('Email').focus()
  await expect(page.getByLabel('Email')).toHaveCSS('outline-width', '4px')
})

test('with less motion only the countdown of a toast is animated', async ({ page, form }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/#/contact')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    for (const kind of ['transitionrun', 'animationstart']) {
      addEventListener(kind, ({ target }) => {
        for (const animation of (target as Element).getAnimations()) {
          const { duration } = animation.effect?.getTiming() ?? {}
          const isCountdown = String((animation as CSSAnimation).animationName).includes('toast-lifetime')
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

test('print leaves out controls and is black on white, also in the dark theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await open(page, '/#/home')
  await expect(page.locator('body')).toHaveCSS('background-color', WHITE)
  await expect(page.getByRole('banner')).toHaveCSS('background-color', WHITE)
  const after = { pseudo: 'after' } as const
  await expect(page.getByRole('link', { name: 'Facebook' })).toHaveCSS('content', /https:/, after)
  await expect(page.getByRole('link', { name: 'Read More' }).first()).toHaveCSS('content', /services/, after)
  for (const shown of pagesAndNotFound) {
    await show(page, shown)
    await expect(page.getByRole('button'), shown.hash).toHaveCount(0)
    await expect(page.getByRole('textbox'), shown.hash).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: /Main|Pages/ }), shown.hash).toHaveCount(0)
  }
  await show(page, services)
  const title = page.getByRole('heading', { level: 1 })
  const topicLink = enquireLink(page, topic)
  const cards = page.getByRole('article').getByRole('heading')
  for (const text of await title.or(topicLink).or(cards).all()) await expect(text).toHaveCSS('color', BLACK)
})
