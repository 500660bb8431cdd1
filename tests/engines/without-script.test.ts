// Tests the site without JavaScript.

import { afterAll, expect, test } from 'vitest'
import { content } from '../site/support/content.ts'
import { pages } from '../site/support/pages.ts'
import { startSite } from '../site/support/site.ts'
import { startVisitor } from './support/visitor.ts'

const site = await startSite()
afterAll(site.stop)
const { goto, click, read, readPage } = await startVisitor({ script: false })

test('opens every page by plain links, and says on Contact that the form needs JavaScript', async () => {
  await goto(site.address)
  for (const { link, document: address, title } of pages.slice(1)) {
    await click({ role: 'link', name: link, within: 'Main' })
    await expect.poll(readPage).toMatchObject({ address, title })
    expect(await read({ role: 'button' })).toBeNull()
  }
  await expect.poll(readPage).toMatchObject({ text: expect.stringContaining(content.contact.withoutScript) })
  expect(await read({ role: 'textbox' })).toBeNull()
})
