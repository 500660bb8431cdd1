// A copy of the project, as after a fresh clone, with a running editor: tests change its files, never ours.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { EMPTY_PREVIEW } from '../../../editor/preview/preview-address.ts'
import { loggedAddress } from '../../site/support/site.ts'

/** The files that the editor, the site and the build need. */
const FILES = [
  'art',
  'build',
  'content',
  'contract',
  'editor',
  'relay',
  'scripts',
  'settings',
  'src',
  'index.html',
]
  .concat(['package.json', 'package-lock.json', '.gitignore'])
  .concat(['tsconfig.base.json', 'tsconfig.site.json'])

/** An editor builds its page and its preview when it starts. */
const START_LIMIT_MS = 120_000

export type Project = Awaited<ReturnType<typeof startEditor>>

async function startEditor() {
  // The copy is inside of our own directory, on the same disk as the caches that it shares.
  await mkdir('.cache', { recursive: true })
  const directory = await mkdtemp(resolve('.cache', 'editor-test-'))
  for (const file of FILES) {
    // Files keep their times: if the lockfile were newer than node_modules, packages would be installed again.
    await cp(file, join(directory, file), { recursive: true, preserveTimestamps: true })
  }
  for (const shared of ['node_modules', '.cache/assets']) {
    await mkdir(shared, { recursive: true })
    await mkdir(dirname(join(directory, shared)), { recursive: true })
    await symlink(resolve(shared), join(directory, shared), 'junction')
  }
  // The system chooses a free port.
  await writeFile(join(directory, '.env'), 'EDIT_PORT=0\n')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: directory, encoding: 'utf8' })
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Owner')
  git('config', 'user.email', 'owner@example.com')
  git('config', 'core.hooksPath', '/dev/null')
  git('add', 'content', 'art')
  git('commit', '--quiet', '--message=Start')
  const editor = spawn(process.execPath, ['scripts/run-typescript.mjs', 'editor/main.ts'], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(editor, 'exit')
  const origin = await loggedAddress(editor)
  // The first preview makes fonts and pictures, so that no test has to wait for them.
  await fetch(`${origin}/preview/`)
  return {
    directory,
    /** The origin of the editor, such as http://127.0.0.1:40123. */
    origin,
    git,
    read: (file: string) => readFile(join(directory, file), 'utf8'),
    write: (file: string, text: string) => writeFile(join(directory, file), text),
    /** Ends the editor as its button Close does, and expects that it ends without an error. */
    async close() {
      await ask(origin, 'close', {})
      const ended = await exited
      await rm(directory, { recursive: true })
      expect(ended).toEqual([0, null])
    },
  }
}

/** In a window of this size the words and the page are side by side. */
export const WIDE = { width: 1280, height: 720 }

type Fixtures = {
  /** The unchanged project, with the editor open in the browser. */
  project: Project
}

type WorkerFixtures = {
  running: Project
  /** One page for all tests of a worker, because a browser needs as long for a new one as for a test. */
  editorPage: Page
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // In a window of a tablet the owner sees the words, and the editor does no work for the page.
  viewport: { width: 820, height: 720 },
  running: [
    // Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const running = await startEditor()
      await use(running)
      await running.close()
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  editorPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      context.setDefaultTimeout(10_000)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ running, editorPage, viewport }, use) => {
    // Otherwise the page could still send what was typed in the test before. For about:blank Chromium would start a process.
    await editorPage.goto(`${running.origin}${EMPTY_PREVIEW}`)
    await editorPage.unrouteAll()
    await editorPage.emulateMedia({ colorScheme: null, forcedColors: null })
    await editorPage.setViewportSize(viewport ?? WIDE)
    await use(editorPage)
  },
  project: [
    async ({ running, page }, use) => {
      await undoAll(running.origin)
      await cp('content', join(running.directory, 'content'), { recursive: true })
      // The editor reads the files again, so that it takes these words for the last ones that could be read.
      await ask(running.origin, 'shown', {})
      await page.goto(`${running.origin}/edit/`)
      await use(running)
    },
    // Tests that use only the page need the project too.
    { auto: true },
  ],
})

/** Undoes everything. Drafts and steps of undo outlive the window, and would be those of the test before. */
async function undoAll(origin: string) {
  for (let { shown } = await ask(origin, 'shown', {}); shown.canUndo; ) {
    ;({ shown } = await ask(origin, 'undo', { id: crypto.randomUUID() }))
  }
}

async function ask(origin: string, action: string, body: object) {
  const answer = await fetch(`${origin}/edit/api/${action}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.json()
}

export { expect }

export const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What to edit' }).getByRole('button', { name }).click()

export const saved = (page: Page) => expect(page.getByText('All changes are saved.')).toBeVisible()
