import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import { expect, test } from 'vitest'
import { siteVersion } from './site-version.ts'
import { copySources, moveUsedSources, publishedSources, sourcesIn } from './sources.ts'

test('publishes the words and pictures that a build was made from, and no unused ones', async () => {
  await using fixture = await createFixture()
  const [owners, copied] = [sourcesIn(fixture.path), fixture.getPath('copied')]
  for (const name of ['content', 'art']) await cp(name, fixture.getPath(name), { recursive: true })
  await writeFile(join(owners.art, 'unused.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const version = await siteVersion(owners)
  await copySources(owners, sourcesIn(copied))
  await writeFile(join(owners.content, 'home.yaml'), 'title: Saved during the build\n')
  await moveUsedSources(copied, fixture.getPath('dist/sources'))
  const published = publishedSources(fixture.getPath('dist'))
  expect(await siteVersion(published)).toBe(version)
  expect(await readdir(published.art)).not.toContain('unused.svg')
})
