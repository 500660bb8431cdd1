// Names, roles, states and order of every page, as screen readers get them. After an intended change:
// npm run e2e -- accessibility-tree --update-snapshots
import { open } from './support/open.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pages = [
  ['home', '/#/home'],
  ['about', '/#/about'],
  ['services', '/#/services'],
  ['contact', '/#/contact'],
  ['not-found', '/#/nowhere'],
] as const

for (const [name, address] of pages) {
  test(`${address} has the stored accessibility tree`, async ({ page }) => {
    await open(page, address)
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })
}

test('the phone menu has its state', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/#/home')
  const header = page.getByRole('banner')
  await expect(header).toMatchAriaSnapshot({ name: 'menu-closed.aria.yml' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(header).toMatchAriaSnapshot({ name: 'menu-open.aria.yml' })
})
