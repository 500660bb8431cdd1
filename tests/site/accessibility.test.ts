// Tests what a screen reader finds, and what axe finds.
import type { Page } from '@playwright/test'
import { axeScan } from './support/axe-scan.ts'
import { content, enquiryAbout } from './support/content.ts'
import { NOT_SENT } from './support/enquiry-form.ts'
import { open } from './support/open.ts'
import { about, contact, home, mainLink, pages, pagesAndNotFound, services } from './support/pages.ts'
import { expect, test } from './support/site-fixtures.ts'

/**
 * Expects no violations, and no undecided results without an explanation in axe-scan.ts. A state of a page, such as an open
 * menu, is scanned on a phone only: in a wider window it differs from the page by nothing that axe looks at.
 */
async function expectClean(page: Page, widths = [320]) {
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await axeScan(page), `at ${width} px`).toEqual([])
  }
  // The dark theme differs in colours only, at every width.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await axeScan(page, ['color-contrast']), 'in the dark theme').toEqual([])
}

// Colours that are still fading have another contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { document: address } of pagesAndNotFound) {
  test(`${address} passes axe`, async ({ page }) => {
    await open(page, address)
    await expectClean(page, [1440, 320])
  })
}

/** The pictures of each page that are more than decoration. */
const { banner, about: blurb } = content.home
const { doctor, plate } = content.about
const { products, hairOil } = content.services
const descriptions = [
  [home.document, [banner.alt, blurb.alt]],
  [about.document, [doctor.picture ? doctor.alt : plate.alt]],
  [services.document, [...products.map(({ alt }) => alt), hairOil.alt]],
  [contact.document, []],
] as const

for (const [address, alts] of descriptions) {
  test(`${address} describes its pictures in the owner’s words, and hides decoration`, async ({ page }) => {
    await open(page, address)
    const pictures = await page.getByRole('main').getByRole('img').all()
    const names = pictures.map((picture) => picture.getAttribute('alt'))
    expect(await Promise.all(names)).toEqual(alts)
  })
}

test('each product is an article with its picture, its title, its text and its link', async ({ page }) => {
  await open(page, services.document)
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles).toHaveCount(products.length)
  for (const [index, { title, description, alt }] of products.entries()) {
    await expect(articles.nth(index)).toMatchAriaSnapshot(`
      - article:
        - img ${JSON.stringify(alt)}
        - heading ${JSON.stringify(title)} [level=3]
        - paragraph: ${JSON.stringify(description)}
        - link ${JSON.stringify(`Enquire about ${title}`)}:
          - /children: contain
          - /url: ${JSON.stringify(enquiryAbout(title).slice(1))}
    `)
  }
})

test('the navigation bar lists the four pages and marks the current one', async ({ page }) => {
  await open(page, about.document)
  await expect(page.getByRole('navigation', { name: 'Main' })).toMatchAriaSnapshot(`
    - navigation "Main":
      - list:
        - listitem:
          - link "Home":
            - /url: "#/home"
        - listitem:
          - link "About Us":
            - /url: "#/about"
        - listitem:
          - link "Services":
            - /url: "#/services"
        - listitem:
          - link "Contact":
            - /url: "#/contact"
  `)
  await expect(mainLink(page, 'About Us')).toHaveAttribute('aria-current', 'page')
})

test('the footer links to the four pages and to the practice’s four profiles', async ({ page }) => {
  await open(page, home.document)
  const { facebook, twitter, instagram, youtube } = content.practice.social
  const linked = (name: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(await linked('Pages')).toEqual(pages.map(({ hash }) => hash.slice(1)))
  expect(await linked('Follow')).toEqual([facebook, twitter, instagram, youtube])
})

test('the open phone menu passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page, home.document)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(mainLink(page, 'Contact')).toBeVisible()
  await expectClean(page)
})

test('a form with errors and a toast passes axe', async ({ page, form }) => {
  await open(page, contact.document)
  await form.fillAndSend({ 'First name': ' ', Email: ' ' })
  await form.expectError('All fields are mandatory')
  await expectClean(page)
})

test('the note about a failed enquiry passes axe', async ({ page, form, provider }) => {
  provider.response = 500
  await open(page, contact.document)
  await form.fillAndSend()
  await form.expectError(NOT_SENT)
  await expect(page.getByRole('heading', { name: content.contact.failed.title })).toBeVisible()
  await expectClean(page)
})

test('the note about a sent enquiry passes axe', async ({ page, form }) => {
  await open(page, contact.document)
  await form.fillAndSend()
  await form.expectSent()
  await expect(page.getByRole('heading', { name: content.contact.sent.title })).toBeVisible()
  await expectClean(page)
})
