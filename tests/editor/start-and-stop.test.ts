import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { startEditor } from './support/editor-fixtures.ts'

// An editor builds its page and its preview when it starts.
test.describe.configure({ timeout: 120_000 })

test('a second start opens the editor that runs, and Close ends it', async ({ page }) => {
  const editor = await startEditor()
  await page.goto(`${editor.origin}/edit/`)

  await test.step('a second start', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['scripts/run-typescript.mjs', 'editor/main.ts'],
      { cwd: editor.directory, env: { ...process.env, EDIT_PORT: '0', CI: '1' } },
    )
    expect(stdout).toContain(`The editor is running already: ${editor.origin}/edit/`)
  })

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog', { name: 'The editor is closed' })).toBeVisible()
  expect(await editor.exited).toEqual([0, null])
  await editor.stop()
})
