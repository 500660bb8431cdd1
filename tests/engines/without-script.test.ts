// The site without JavaScript.
import { expect, test } from 'vitest'
import { pages } from '../e2e/support/pages.ts'
import { siteForTests, visitorForTests } from './support/for-tests.ts'

const site = siteForTests()
const visitor = visitorForTests({ script: false })

test('opens every page by plain links, and says on Contact that the form needs JavaScript', async () => {
  const { goto, click, address, pageText, isVisible } = visitor()
  await goto(site().address)
  for (const { link, document, heading } of pages.slice(1)) {
    await click({ role: 'link', name: link, within: 'Main' })
    await expect.poll(address).toBe(document)
    await expect.poll(pageText).toContain(heading)
    expect(await isVisible({ role: 'button' })).toBe(false)
  }
  await expect.poll(pageText).toContain('This form needs JavaScript')
  expect(await isVisible({ role: 'textbox' })).toBe(false)
})
