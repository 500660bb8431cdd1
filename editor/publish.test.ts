import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { directories } from '../build/directories.ts'
import { pushToRemote, recordInGit } from './publish.ts'

vi.mock('../build/directories.ts', () => ({ directories: { project: mkdtempSync(join(tmpdir(), 'test-')) } }))

const { project } = directories
afterAll(() => rm(project, { recursive: true }))
const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' })

beforeEach(async () => {
  await rm(project, { recursive: true })
  for (const name of ['content', 'art', 'hooks']) await mkdir(join(project, name), { recursive: true })
  await writeFile(join(project, 'content/home.yaml'), 'title: Old\n')
  await writeFile(join(project, 'art/lamp.svg'), '')
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Owner')
  git('config', 'user.email', 'owner@example.com')
  git('config', 'core.hooksPath', 'hooks')
  git('add', '.')
  git('commit', '--quiet', '--message=Start')
  git('remote', 'add', 'origin', 'remote.git')
})

test('a change that a hook refuses is not offered to push', async () => {
  const hook = '#!/bin/sh\necho Please correct the title\nexit 1\n'
  await writeFile(join(project, 'hooks/pre-commit'), hook)
  await writeFile(join(project, 'content/home.yaml'), 'title: New\n')
  await chmod(join(project, 'hooks', 'pre-commit'), 0o755)
  expect(await recordInGit([])).toEqual({
    lines: ['Git did not record the change. It says:', 'Please correct the title'],
    canPush: false,
  })
})

test('a failed push is reported with the reason that git gives, and can be tried again', async () => {
  const { lines, ...result } = await pushToRemote()
  expect(result).toEqual({ isOk: false, canPush: true })
  expect(lines.slice(0, 2)).toEqual([
    'Not pushed to origin. docs/saving-changes.md has advice. Git says:',
    "fatal: 'remote.git' does not appear to be a git repository",
  ])
})

test('without a repository of its own, the project is recorded nowhere', async () => {
  await rm(join(project, '.git'), { recursive: true })
  expect(await recordInGit([])).toEqual({ lines: [], canPush: false })
})
