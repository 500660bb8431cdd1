import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect as baseExpect } from '@playwright/test'
import { type Project, startEditor } from './project.ts'

type Fixtures = {
  /** The project as it was, with the editor open in the browser. */
  project: Project
}

/** The development server renders each preview, which takes its time on a busy machine. */
const TIMEOUT_MS = 30_000

export const test = base.extend<Fixtures, { running: Project }>({
  actionTimeout: TIMEOUT_MS,
  running: [
    // Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const running = await startEditor()
      await use(running)
      await running.stop()
    },
    // Making the first preview takes as long as the machine is busy.
    { scope: 'worker', timeout: 180_000 },
  ],
  project: async ({ running, page }, use) => {
    // Drafts that were never valid are in no file.
    const undo = () =>
      page.request.post(`${running.origin}/edit/api/undo`, { headers: { origin: running.origin } })
    while ((await (await undo()).json()).canUndo);
    await cp('tests/content', join(running.directory, 'content'), { recursive: true })
    await page.goto(`${running.origin}/edit/`)
    await use(running)
  },
})

export const expect = baseExpect.configure({ timeout: TIMEOUT_MS })
