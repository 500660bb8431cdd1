import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, START_LIMIT_MS, startEditor, test } from './support/editor-fixtures.ts'

test('a second start opens the editor that runs', async ({ project }) => {
  const args = ['scripts/run-typescript.mjs', 'editor/main.ts']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: project.directory })
  expect(stdout).toContain(`The editor is running already: ${project.origin}/edit/`)
})

test('Close ends the editor', async ({ page }) => {
  test.setTimeout(START_LIMIT_MS)
  const editor = await startEditor()
  await page.goto(`${editor.origin}/edit/`)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog', { name: 'The editor is closed' })).toBeVisible()
  expect(await editor.exited).toEqual([0, null])
  await editor.stop()
})
