import { open } from './support/open.ts'
import { expect, test } from './support/site-fixtures.ts'

test('the four profiles open in a new tab without opener or referrer', async ({ page, context }) => {
  await open(page, '/services/')
  const links = page.getByRole('navigation', { name: 'Follow' }).getByRole('link')
  await expect(links).toHaveCount(4)
  const profile = { contentType: 'text/html', body: '<h1>Profile</h1>' }
  await context.route(/^https:/, (route) => route.fulfill(profile))
  for (const link of await links.all()) {
    // Without noopener, browsers of before 2021 give the opened site access to this window.
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    const opened = context.waitForEvent('page')
    await link.click()
    const tab = await opened
    await expect(tab.getByRole('heading')).toHaveText('Profile')
    expect(await tab.evaluate(() => [opener, document.referrer])).toEqual([null, ''])
  }
  await expect(page).toHaveURL('/services/')
})
