import { execFileSync } from 'node:child_process'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { testedDirectories } from '../../build/directories.ts'
import { hold } from '../site/support/deferred.ts'
import { startSite } from '../site/support/site.ts'
import { expect, test } from './support/editor-fixtures.ts'

test('publishing swaps the site in while visitors load it, and records it in git', async ({
  page,
  project,
}) => {
  const { directory } = project
  await cp(testedDirectories.dist, join(directory, 'dist'), { recursive: true })
  const remote = join(directory, 'remote.git')
  execFileSync('git', ['init', '--quiet', '--bare', remote])
  project.git('remote', 'add', 'origin', remote)
  project.git('push', '--quiet', '--set-upstream', 'origin', 'main')
  const site = await startSite({ SITE_FOLDER: join(directory, 'dist', 'site') })
  const statuses = new Set<number>()
  const visit = async () => {
    const answer = await fetch(`${site.address}/`)
    statuses.add(answer.status)
    return answer.text()
  }

  const icon = await project.read('art/favicon.svg')
  await rm(join(directory, 'art', 'favicon.svg'))
  await cp('docs/home.png', join(directory, 'art', 'previews', 'home.png'))
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByText('Pictures › previews/home.png: added')).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog.getByText('Nothing was published: visitors see the site as it was.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(dialog.getByText(/favicon\.svg/)).toBeVisible()
  await expect(dialog.getByRole('status')).toBeFocused()
  await page.keyboard.press('Escape')
  await project.write('art/favicon.svg', icon)

  // What was typed last is published too.
  const releaseChange = await hold(page, '**/api/sync')
  await page.getByRole('group', { name: 'Banner' }).getByLabel('Headline').fill('Newly *published*')
  await page.getByRole('button', { name: 'Publish' }).click()
  releaseChange()
  await expect(dialog.getByText(/Home › banner › headline: .* → Newly \*published\*/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog.getByText('Building the site …').first()).toBeVisible()
  // What is saved during the build is in none of its files.
  const built = () => readdir(join(directory, 'dist'), { recursive: true }).catch(() => [])
  const preview = expect.stringMatching(/^\.staging-[\w-]+\/site$/)
  await expect.poll(built, { timeout: 60_000, intervals: [50] }).toContainEqual(preview)
  const about = await project.read('content/about.yaml')
  await project.write(
    'content/about.yaml',
    about.replace('headline: One doctor', 'headline: Saved meanwhile'),
  )
  // It does not close the dialog during the build.
  await page.keyboard.press('Escape')
  await expect.poll(visit, { timeout: 200_000, intervals: [100] }).toContain('<em>published</em>')
  expect([...statuses]).toEqual([200])
  await expect(dialog.getByText('Published. The new site is in dist/site.')).toBeVisible()
  await site.stop()

  await expect(dialog.getByText('The change is recorded in git.')).toBeVisible()
  expect(project.git('log', '-1', '--format=%B', '--', 'content')).toMatch(
    /^Change words and pictures\n\nHome › banner › headline/,
  )
  await dialog.getByRole('button', { name: 'Push to the remote repository' }).click()
  await expect(dialog.getByText('Pushed to origin.')).toBeVisible()
  expect(execFileSync('git', ['log', '--format=%s', 'main'], { cwd: remote, encoding: 'utf8' })).toContain(
    'Change words',
  )

  const files = await readdir(join(directory, 'dist'), { recursive: true, withFileTypes: true })
  for (const file of files.filter(({ name }) => /\.(js|html|css)$/.test(name))) {
    expect(await readFile(join(file.parentPath, file.name), 'utf8'), file.name).not.toMatch(
      /\/edit\/|Saved meanwhile/,
    )
  }
})
