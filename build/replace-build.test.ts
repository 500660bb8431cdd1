import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createFixture } from 'fs-fixture'
import { afterAll, expect, test } from 'vitest'
import { headerRules, serve } from '../relay/http/test-server.ts'
import { replaceBuild } from './replace-build.ts'

const BUILDS = 30
const VISITORS = 8
/** By each visitor during a build. */
const VISITS = 4

const fixture = await createFixture()
afterAll(() => fixture.rm())
const root = fixture.path

/** Every build has documents of another size, and a script of its own. */
async function build(number: number) {
  const next = join(root, '.next')
  const page = `<script src="/assets/app.${number}.js"></script>${'x'.repeat((number * 7919) % 90_000)}<!-- end -->`
  const everywhere = { ...headerRules.everywhere, 'X-Build': String(number) }
  const files: Record<string, string> = {
    'site/index.html': page,
    'site/404.html': 'Not here',
    [`site/assets/app.${number}.js`]: `export const build = ${number}`,
    'relay/main.js': '',
    'headers.json': JSON.stringify({ ...headerRules, everywhere }),
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(next, name)), { recursive: true })
    await writeFile(join(next, name), text)
  }
  await replaceBuild(next, root)
}

test('a running relay answers every request while builds replace each other', async () => {
  await build(0)
  const app = await serve({ SITE_FOLDER: join(root, 'site') })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })

  async function visit() {
    const response = await fetch(origin)
    const page = await response.text()
    expect([response.status, page.endsWith('<!-- end -->')]).toEqual([200, true])
    const [, script, number] = /src="(\/assets\/app\.(\d+)\.js)"/.exec(page) ?? []
    // The policy allows the scripts of one build only, so headers and page must belong together.
    expect(response.headers.get('x-build')).toBe(number)
    expect((await fetch(origin + script)).status).toBe(200)
  }
  async function visitor() {
    for (let visits = 0; visits < VISITS; visits += 1) await visit()
  }
  for (let number = 1; number <= BUILDS; number += 1) {
    await Promise.all([build(number), ...Array.from({ length: VISITORS }, visitor)])
  }
})

test('a relay that is started again still has the files of the build before, for pages that are open', async () => {
  await build(1)
  await build(2)
  const app = await serve({ SITE_FOLDER: join(root, 'site') })
  for (const number of [1, 2]) {
    expect((await app.inject(`/assets/app.${number}.js`)).statusCode, `build ${number}`).toBe(200)
  }
})
