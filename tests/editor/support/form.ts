// Finds parts of the editor's page, as the owner names them.
import type { Page } from '@playwright/test'

export const HOME = 'content/home.yaml'
export const SERVICES = 'content/services.yaml'
export const PRACTICE = 'content/practice.yaml'

export const headline = (page: Page) =>
  page.getByRole('group', { name: 'Banner' }).getByRole('textbox', { name: 'Headline' })
export const bannerText = (page: Page) =>
  page.getByRole('group', { name: 'Banner' }).getByRole('textbox', { name: 'Introduction' })
export const topic = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Topic ${number}`, exact: true })
export const topics = (page: Page) => page.getByRole('textbox', { name: /^Topic \d+$/ })
export const undo = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Undo' })
export const redo = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Redo' })

/** Pastes a text as if it were copied from another program. */
export const paste = (page: Page, text: string) =>
  page.evaluate((words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    clipboardData.setData('text/html', `<b>${words}</b>`)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
