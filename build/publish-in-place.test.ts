import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createFixture } from 'fs-fixture'
import { expect, test } from 'vitest'
import { serve } from '../relay/http/test-server.ts'
import { publish } from './publish-in-place.ts'

const END = '<!-- end -->'
const PAGES = ['index.html', 'about/index.html', '404.html']

/** Publishes a build whose documents have a size of their own, and whose script has a name of its own. */
async function build(target: string, number: number, pages = PAGES) {
  const staging = join(target, `.staging-${randomUUID()}`)
  const page = `<script src="/assets/app.${number}.js"></script>${'x'.repeat((number * 7919) % 90_000)}${END}`
  const files: Record<string, string> = {
    ...Object.fromEntries(pages.map((name) => [`site/${name}`, page])),
    [`site/assets/app.${number}.js`]: `export const build = ${number}`,
    'site/assets/style.css': 'body {}',
    'relay/main.js': `// Build ${number}`,
    '.server/entry-server.js': 'not published',
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(staging, name)), { recursive: true })
    await writeFile(join(staging, name), text)
  }
  return staging
}

const publishBuild = async (target: string, number: number, pages?: string[]) =>
  publish(await build(target, number, pages), target)

const assetsIn = async (target: string) => (await readdir(join(target, 'site/assets'))).sort()

async function buildOf(target: string, page: string) {
  const html = await readFile(join(target, 'site', page), 'utf8')
  return Number(/app\.(\d+)\.js/.exec(html)?.[1])
}

test('a running relay answers every request whole while builds are published', async () => {
  await using fixture = await createFixture()
  const target = fixture.path
  await publishBuild(target, 0)
  await using app = await serve({ SITE_FOLDER: join(target, 'site') })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })

  async function visit(path: string) {
    const response = await fetch(origin + path)
    const page = await response.text()
    expect([response.status, page.endsWith(END)]).toEqual([200, true])
    const [, script = ''] = /src="(\/assets\/app\.\d+\.js)"/.exec(page) ?? []
    expect((await fetch(origin + script)).status).toBe(200)
  }
  for (let number = 1; number <= 30; number += 1) {
    const visits = Array.from({ length: 32 }, (_, index) => visit(index % 2 ? '/' : '/about/'))
    await Promise.all([publishBuild(target, number), ...visits])
  }
})

test('keeps the assets of the build before, for pages that are open, and removes older ones', async () => {
  await using fixture = await createFixture()
  const target = fixture.path
  for (const number of [1, 2, 3]) await publishBuild(target, number)
  expect(await assetsIn(target)).toEqual(['app.2.js', 'app.3.js', 'style.css'])
})

test('removes the document of a page that is gone, and keeps what others have put there', async () => {
  await using fixture = await createFixture()
  const target = fixture.path
  await publishBuild(target, 1)
  await writeFile(join(target, 'site/google1234.html'), 'verification')
  await publishBuild(target, 2, ['index.html', '404.html'])
  const files = await readdir(join(target, 'site'), { recursive: true })
  expect(files).not.toContain(join('about', 'index.html'))
  expect(files).toContain('google1234.html')
})

test('publishes the site and the relay, and nothing else of the build', async () => {
  await using fixture = await createFixture()
  const target = fixture.path
  await publishBuild(target, 1)
  const visible = (await readdir(target)).filter((name) => !name.startsWith('.'))
  expect(visible.sort()).toEqual(['files.json', 'relay', 'site'])
})

test('of builds that are published at once, all documents and assets of one are there', async () => {
  await using fixture = await createFixture()
  const target = fixture.path
  await publishBuild(target, 0)
  const stagings = await Promise.all([1, 2, 3, 4].map((number) => build(target, number)))
  await Promise.all(stagings.map((staging) => publish(staging, target)))
  const [number, ...others] = await Promise.all(PAGES.map((page) => buildOf(target, page)))
  expect(others).toEqual([number, number])
  expect(await assetsIn(target)).toContain(`app.${number}.js`)
})

test('a build that fails in the middle leaves every document with its assets', async () => {
  await using fixture = await createFixture()
  const target = fixture.path
  await publishBuild(target, 1)
  // A directory cannot be replaced by a file.
  await rm(join(target, 'site/index.html'))
  await mkdir(join(target, 'site/index.html'))
  await expect(publishBuild(target, 2)).rejects.toThrow()
  await rm(join(target, 'site/index.html'), { recursive: true })
  const named = await Promise.all(['about/index.html', '404.html'].map((page) => buildOf(target, page)))
  expect(await assetsIn(target)).toEqual(expect.arrayContaining(named.map((number) => `app.${number}.js`)))

  await publishBuild(target, 3)
  expect(await buildOf(target, 'index.html')).toBe(3)
})

test('does not wait for a build that was killed while it published', async () => {
  await using fixture = await createFixture()
  const target = fixture.path
  await writeFile(join(target, '.publishing'), '')
  const elevenSecondsAgo = new Date(Date.now() - 11_000)
  await utimes(join(target, '.publishing'), elevenSecondsAgo, elevenSecondsAgo)
  await publishBuild(target, 1)
  expect(await buildOf(target, 'index.html')).toBe(1)
})
