// Reading the site, in every engine that this machine has.
import { beforeEach, describe, expect, test } from 'vitest'
import { installedEngines } from './support/engines.ts'
import { PAGES } from './support/pages.ts'
import { useSite } from './support/use-site.ts'
import { useVisitor } from './support/use-visitor.ts'

const MENU = { role: 'button', name: 'Menu' } as const

describe.each(installedEngines())('$name', (engine) => {
  const site = useSite()
  const visitor = useVisitor(engine, { script: true })

  describe('on a desk', () => {
    beforeEach(() => visitor().resize(1280, 900))

    test('shows every page by its link in the bar, from its top, with the focus on its heading', async () => {
      const { goto, click, place, pageText, isFocused, attribute, overhang } = visitor()
      await goto(`${site().address}/#/contact`)
      for (const { label, path, words } of PAGES) {
        const link = { role: 'link', name: label, within: 'Main' } as const
        await click(link)
        await expect.poll(place).toBe(`/#${path}`)
        await expect.poll(pageText).toContain(words)
        await expect.poll(() => isFocused({ role: 'heading' })).toBe(true)
        await expect.poll(() => attribute(link, 'aria-current')).toBe('page')
        expect(await overhang()).toBeLessThanOrEqual(0)
      }
      expect(visitor().troubles).toEqual([])
    })
  })

  describe('on a phone', () => {
    beforeEach(() => visitor().resize(375, 700))

    test('opens the menu, says so, and closes it after a tap on a link', async () => {
      const { goto, click, place, isThere, attribute } = visitor()
      const link = { role: 'link', name: 'Services', within: 'Main' } as const
      await goto(`${site().address}/#/home`)
      await expect.poll(() => isThere(MENU)).toBe(true)
      await expect.poll(() => isThere(link)).toBe(false)
      await click(MENU)
      await expect.poll(() => isThere(link)).toBe(true)
      expect(await attribute(MENU, 'aria-expanded')).toBe('true')
      await click(link)
      await expect.poll(place).toBe('/#/services')
      await expect.poll(() => attribute(MENU, 'aria-expanded')).toBe('false')
      await expect.poll(() => isThere(link)).toBe(false)
    })

    test('closes the menu on Escape and gives the focus back', async () => {
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
      for (const { path, words } of PAGES) {
        await visitor().goto(`${site().address}/#${path}`)
        await expect.poll(visitor().pageText).toContain(words)
        expect(await visitor().overhang()).toBeLessThanOrEqual(0)
      }
    })
  })
})
