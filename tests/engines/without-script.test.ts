// The site without JavaScript, in every installed engine.
import { describe, expect, test } from 'vitest'
import { installedEngines } from './support/engines.ts'
import { PAGES } from './support/pages.ts'
import { useSite } from './support/use-site.ts'
import { useVisitor } from './support/use-visitor.ts'

describe.each(installedEngines())('$name without script', (engine) => {
  const site = useSite()
  const visitor = useVisitor(engine, { script: false })

  test('opens every page by plain links, with its text', async () => {
    const { goto, click, address, pageText, isVisible } = visitor()
    await goto(site().address)
    for (const { label, document, text } of PAGES.slice(1)) {
      await click({ role: 'link', name: label, within: 'Main' })
      await expect.poll(address).toBe(document)
      if (label !== 'Contact') await expect.poll(pageText).toContain(text)
      expect(await isVisible({ role: 'button' })).toBe(false)
    }
  })

  test('says on the contact page that the form needs JavaScript, and shows no form', async () => {
    const { goto, pageText, isVisible } = visitor()
    await goto(`${site().address}/contact/`)
    expect(await pageText()).toContain('This form needs JavaScript')
    expect(await isVisible({ role: 'textbox' })).toBe(false)
  })
})
