// The site for those whose browser runs no script, in every engine that this machine has.
import { describe, expect, test } from 'vitest'
import { installedEngines } from './support/engines.ts'
import { PAGES } from './support/pages.ts'
import { useSite } from './support/use-site.ts'
import { useVisitor } from './support/use-visitor.ts'

describe.each(installedEngines())('$name without script', (engine) => {
  const site = useSite()
  const visitor = useVisitor(engine, { script: false })

  test('leads to every page by plain links, and each can be read', async () => {
    const { goto, click, place, pageText, isThere } = visitor()
    await goto(site().address)
    for (const { label, document, words } of PAGES.slice(1)) {
      await click({ role: 'link', name: label, within: 'Main' })
      await expect.poll(place).toBe(document)
      if (label !== 'Contact') await expect.poll(pageText).toContain(words)
      expect(await isThere({ role: 'button' })).toBe(false)
    }
  })

  test('says on the contact page that the form needs script, and shows no form that cannot send', async () => {
    const { goto, pageText, isThere } = visitor()
    await goto(`${site().address}/contact/`)
    expect(await pageText()).toContain('This form needs JavaScript')
    expect(await isThere({ role: 'textbox' })).toBe(false)
  })
})
