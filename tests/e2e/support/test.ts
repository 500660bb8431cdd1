import { test as base, expect } from '@playwright/test'
import { type Site, withSite } from './site.ts'
import { watchForTrouble } from './watch-for-trouble.ts'

type TestFixtures = {
  /**
   * Says that this test causes trouble on purpose. Each pattern allows all trouble that it matches, and must match
   * some: `expectConsole(/The enquiry was not sent/, /status of 500/)`.
   */
  expectConsole: (...patterns: RegExp[]) => void
}

type WorkerFixtures = {
  /** The built site, served for this worker alone: no test meets another worker's letters or limits. */
  site: Site
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      await withSite(use)
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => {
    await use(site.address)
  },

  // In every test, asked for or not: any trouble in a page fails the test, unless the test expects it.
  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = []
      const troubles = watchForTrouble(context)
      await use((...patterns) => {
        expected.push(...patterns)
      })
      const unexpected = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
      const absent = expected.filter((pattern) => !troubles.some((trouble) => pattern.test(trouble)))
      expect.soft(unexpected, 'errors, warnings and failed requests that no one expected').toEqual([])
      expect.soft(absent, 'trouble that was expected and did not come').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
