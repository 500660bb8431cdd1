import { open } from './support/open.ts'
import { pages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// Placeholders, as the specification asks for Twitter/X, until the owner has profiles.
const profiles = [
  ['Facebook', 'https://www.facebook.com/your_handle'],
  ['Twitter/X', 'https://x.com/your_handle'],
  ['Instagram', 'https://www.instagram.com/your_handle'],
  ['YouTube', 'https://www.youtube.com/@your_handle'],
] as const

test('shows the disclaimer, and links to the four pages and to the four profiles, which open in a new tab', async ({
  page,
  context,
}) => {
  await open(page, '/#/services')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('It does not take its place.')
  await expect(footer).toContainText('In an emergency, call your local emergency number.')
  const pageLinks = footer.getByRole('navigation', { name: 'Pages' }).getByRole('link')
  await expect(pageLinks).toHaveText(pages.map(({ link }) => link))
  const links = footer.getByRole('navigation', { name: 'Follow' }).getByRole('link')
  await expect(links).toHaveCount(profiles.length)
  for (const [index, [name, address]] of profiles.entries()) {
    const link = links.nth(index)
    await expect(link).toHaveAccessibleName(`${name} (opens in a new tab)`)
    await expect(link).toHaveAttribute('href', address)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  // To one of our pages, because tests have no internet.
  await links.first().evaluate((anchor) => anchor.setAttribute('href', '/about/'))
  const opened = context.waitForEvent('page')
  await links.first().click()
  const tab = await opened
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await tab.evaluate(() => [opener, document.referrer])).toEqual([null, ''])
  await expect(page).toHaveURL('/#/services')
})
