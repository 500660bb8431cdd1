// Reading the site.
import { beforeEach, describe, expect, test } from 'vitest'
import { pages } from '../e2e/support/pages.ts'
import { siteForTests, visitorForTests } from './support/for-tests.ts'

const MENU = { role: 'button', name: 'Menu' } as const

const site = siteForTests()
const visitor = visitorForTests({ script: true })

test('opens every page from the navigation bar, at its top, with the focus on its heading', async () => {
  const { goto, resize, click, address, pageText, isFocused, attribute, overflow } = visitor()
  await resize(1280, 900)
  await goto(`${site().address}/#/contact`)
  for (const { link, hash, heading } of pages) {
    const target = { role: 'link', name: link, within: 'Main' } as const
    await click(target)
    await expect.poll(address).toBe(hash)
    await expect.poll(pageText).toContain(heading)
    await expect.poll(() => isFocused({ role: 'heading' })).toBe(true)
    await expect.poll(() => attribute(target, 'aria-current')).toBe('page')
    expect(await overflow()).toBeLessThanOrEqual(0)
  }
  expect(visitor().errors).toEqual([])
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
    await expect.poll(() => attribute(MENU, 'aria-expanded')).toBe('true')
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
    for (const { hash, heading } of pages) {
      await visitor().goto(site().address + hash)
      await expect.poll(visitor().pageText).toContain(heading)
      expect(await visitor().overflow()).toBeLessThanOrEqual(0)
    }
  })
})
