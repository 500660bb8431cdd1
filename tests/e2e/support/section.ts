import type { Page } from '@playwright/test'

/** The part of the page under this heading. */
export function section(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 2, name, exact: true })
  return page.getByRole('main').locator('section').filter({ has: heading })
}
