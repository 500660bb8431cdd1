import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkDirectories, readContent } from './content.ts'
import { formatProblem } from './content-check/problem.ts'
import { folders } from './folders.ts'

let content: string
beforeEach(async () => {
  content = join(await mkdtemp(join(tmpdir(), 'content-')), 'content')
  await cp(join(folders.project, 'tests/content'), content, { recursive: true })
})
afterEach(() => rm(join(content, '..'), { recursive: true }))

async function check() {
  const { problems, warnings } = await checkDirectories({ content, art: folders.art })
  return { problems: problems.map(formatProblem), warnings: warnings.map(formatProblem) }
}

const damages: [what: string, damage: () => Promise<unknown>, line: string][] = [
  [
    'is missing',
    () => rm(join(content, 'home.yaml')),
    'content/home.yaml: this file is missing; bring it back with git checkout content/home.yaml',
  ],
  [
    'has another ending',
    () => rename(join(content, 'home.yaml'), join(content, 'Home.yml')),
    'content/home.yaml: this file is missing; rename Home.yml to home.yaml',
  ],
  [
    'is a directory',
    () => rm(join(content, 'home.yaml')).then(() => mkdir(join(content, 'home.yaml'))),
    'content/home.yaml: this is a directory, or may not be read; rename it, and bring it back with git checkout content/home.yaml',
  ],
  [
    'is empty',
    () => writeFile(join(content, 'home.yaml'), '# nothing here\n'),
    'content/home.yaml: this file is empty; bring it back with git checkout content/home.yaml',
  ],
]

test.each(damages)('explains a file that %s', async (_, damage, line) => {
  await damage()
  expect(await check()).toEqual({ problems: [line], warnings: [] })
  await expect(readContent({ content, art: folders.art })).rejects.toThrow(line)
})

test('notices a picture that is removed between two checks', async () => {
  const art = join(content, '..', 'art')
  await cp(folders.art, art, { recursive: true })
  expect((await checkDirectories({ content, art })).problems).toEqual([])
  await rm(join(art, 'lamp.svg'))
  expect((await checkDirectories({ content, art })).problems).toMatchObject([
    { file: 'content/contact.yaml', path: ['picture'] },
  ])
})

test('warns of files that nothing reads, but not of hidden ones and of the schemas', async () => {
  await cp(join(content, 'about.yaml'), join(content, 'about (1).yaml'))
  await writeFile(join(content, 'blog.yaml'), 'title: Blog\n')
  await writeFile(join(content, '.DS_Store'), '')
  await mkdir(join(content, 'schemas'))
  expect(await check()).toEqual({
    problems: [],
    warnings: [
      'content/about (1).yaml: nothing reads this file; if it holds newer words, put them into about.yaml, then remove it',
      'content/blog.yaml: nothing reads this file; the site is made from practice.yaml, home.yaml, about.yaml, services.yaml, contact.yaml, not-found.yaml: put its words into one of these, or remove it',
    ],
  })
})
