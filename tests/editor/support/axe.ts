import { expect, type Locator, type Page } from '@playwright/test'
import { axeScan } from '../../site/support/axe-scan.ts'

/** The dark theme differs in its colours only. */
const SCANS = [
  { colorScheme: 'light', tags: undefined },
  { colorScheme: 'dark', tags: ['cat.color'] },
] as const

/** Expects that axe finds nothing in the page, or in the part of it that a test has changed. */
export async function expectClean(page: Page, part: Page | Locator = page, name = 'the page') {
  for (const { colorScheme, tags } of SCANS) {
    await page.emulateMedia({ colorScheme })
    // axe cannot compare the arrows on buttons with their names.
    const violations = (await axeScan(part, tags && [...tags])).filter(
      (line) => !line.startsWith('undecided'),
    )
    expect.soft(violations, `${name}, ${colorScheme}`).toEqual([])
  }
}
