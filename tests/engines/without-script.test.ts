// The site without JavaScript.
import { afterAll, expect, test } from 'vitest'
import { pages } from '../e2e/support/pages.ts'
import { startSite } from '../e2e/support/site.ts'
import { startVisitor } from './support/visitor.ts'

const site = await startSite()
afterAll(site.stop)
const { goto, click, address, pageText, isVisible } = await startVisitor({ script: false })

test('opens every page by plain links, and says on Contact that the form needs JavaScript', async () => {
  await goto(site.address)
  for (const { link, document, heading } of pages.slice(1)) {
    await click({ role: 'link', name: link, within: 'Main' })
    await expect.poll(address).toBe(document)
    await expect.poll(pageText).toContain(heading)
    expect(await isVisible({ role: 'button' })).toBe(false)
  }
  await expect.poll(pageText).toContain('This form needs JavaScript')
  expect(await isVisible({ role: 'textbox' })).toBe(false)
})
