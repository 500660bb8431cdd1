import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

const pages = [
  ['Home', '/#/home'],
  ['About Us', '/#/about'],
  ['Services', '/#/services'],
  ['Contact', '/#/contact'],
] as const

// Each holds a placeholder until the owner has a page there; the specification asks for that of Twitter/X.
const profiles = [
  ['Facebook', 'https://www.facebook.com/your_handle'],
  ['Twitter/X', 'https://x.com/your_handle'],
  ['Instagram', 'https://www.instagram.com/your_handle'],
  ['YouTube', 'https://www.youtube.com/@your_handle'],
] as const

test('the footer links to Home, About Us, Services and Contact', async ({ page }) => {
  await open(page, '/#/about')
  const list = page.getByRole('contentinfo').getByRole('navigation', { name: 'Pages' })
  await expect(list.getByRole('link')).toHaveText(pages.map(([name]) => name))
  for (const [name, path] of pages) {
    await list.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  }
})

test('the footer links to the four profiles', async ({ page }) => {
  await open(page, '/')
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Follow' }).getByRole('link')
  await expect(links).toHaveCount(profiles.length)
  for (const [index, [name, address]] of profiles.entries()) {
    const link = links.nth(index)
    await expect(link).toHaveAccessibleName(`${name} (opens in a new tab)`)
    await expect(link).toHaveAttribute('href', address)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('a profile opens in a new tab, and this one stays where it is', async ({ page, context }) => {
  await open(page, '/#/services')
  for (const [name] of profiles) {
    const link = page.getByRole('contentinfo').getByRole('link', { name })
    // To a page of ours, because no test may depend on another's site.
    await link.evaluate((anchor) => anchor.setAttribute('href', '/about/'))
    const arrival = context.waitForEvent('page')
    await link.click()
    const tab = await arrival
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('One doctor, two traditions.')
    // The other site learns nothing of us, and has no hold on this tab.
    expect(await tab.evaluate(() => [opener, document.referrer])).toEqual([null, ''])
    await tab.close()
  }
  await expect(page).toHaveURL('/#/services')
})

test('the footer says what the practice is not', async ({ page }) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('It does not take its place.')
  await expect(footer).toContainText('In an emergency, call your local emergency number.')
})
