import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from './support/editor-fixtures.ts'

test('a second start opens the editor that runs', async ({ project }) => {
  const args = ['scripts/run-typescript.mjs', 'editor/main.ts']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: project.directory })
  expect(stdout).toContain(`The editor is running already: ${project.origin}/edit/`)
})

test('after Close the page says that the editor is closed', async ({ page }) => {
  // The other tests need the editor. It is closed after the last one.
  await page.route('**/edit/api/close', (route) => route.fulfill({ json: {} }))
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog', { name: 'The editor is closed' })).toBeVisible()
})
