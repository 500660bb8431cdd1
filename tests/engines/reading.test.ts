// Reading the site, in every installed engine.
import { beforeEach, describe, expect, test } from 'vitest'
import { installedEngines } from './support/engines.ts'
import { PAGES } from './support/pages.ts'
import { useSite } from './support/use-site.ts'
import { useVisitor } from './support/use-visitor.ts'

const MENU = { role: 'button', name: 'Menu' } as const

describe.each(installedEngines())('$name', (engine) => {
  const site = useSite()
  const visitor = useVisitor(engine, { script: true })

  describe('on a wide screen', () => {
    beforeEach(() => visitor().resize(1280, 900))

    test('opens every page from the navigation bar, at its top, with the focus on its heading', async () => {
      const { goto, click, address, pageText, isFocused, attribute, overflow } = visitor()
      await goto(`${site().address}/#/contact`)
      for (const { label, path, text } of PAGES) {
        const link = { role: 'link', name: label, within: 'Main' } as const
        await click(link)
        await expect.poll(address).toBe(`/#${path}`)
        await expect.poll(pageText).toContain(text)
        await expect.poll(() => isFocused({ role: 'heading' })).toBe(true)
        await expect.poll(() => attribute(link, 'aria-current')).toBe('page')
        expect(await overflow()).toBeLessThanOrEqual(0)
      }
      expect(visitor().errors).toEqual([])
    })
  })

  describe('on a phone', () => {
    beforeEach(() => visitor().resize(375, 700))

    test('opens the menu with its button and closes it after a tap on a link', async () => {
      const { goto, click, address, isVisible, attribute } = visitor()
      const link = { role: 'link', name: 'Services', within: 'Main' } as const
      await goto(`${site().address}/#/home`)
      await expect.poll(() => isVisible(MENU)).toBe(true)
      await expect.poll(() => isVisible(link)).toBe(false)
      await click(MENU)
      await expect.poll(() => isVisible(link)).toBe(true)
      expect(await attribute(MENU, 'aria-expanded')).toBe('true')
      await click(link)
      await expect.poll(address).toBe('/#/services')
      await expect.poll(() => attribute(MENU, 'aria-expanded')).toBe('false')
      await expect.poll(() => isVisible(link)).toBe(false)
    })

    test('closes the menu with Escape and returns the focus to its button', async () => {
      const { goto, click, press, isFocused, attribute } = visitor()
      await goto(`${site().address}/#/about`)
      await expect.poll(() => attribute(MENU, 'aria-expanded')).toBe('false')
      await click(MENU)
      await expect.poll(() => attribute(MENU, 'aria-expanded')).toBe('true')
      await press(['Escape'])
      await expect.poll(() => attribute(MENU, 'aria-expanded')).toBe('false')
      expect(await isFocused(MENU)).toBe(true)
    })

    test('never scrolls sideways', async () => {
      for (const { path, text } of PAGES) {
        await visitor().goto(`${site().address}/#${path}`)
        await expect.poll(visitor().pageText).toContain(text)
        expect(await visitor().overflow()).toBeLessThanOrEqual(0)
      }
    })
  })
})
