// The repositories are real. The build and the public address are replaced by functions of the tests.
import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFixture, type FsFixture } from 'fs-fixture'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Environment } from '#settings/environment.ts'
import { siteVersion, versionMark } from '../../build/site-version.ts'
import { copySources, publishedSources, sourcesIn } from '../../build/sources.ts'
import type { ItemPath } from '../store/edit.ts'
import { openStore, type Store } from '../store/store.ts'
import { makeProject } from '../test-project.ts'
import { createOnline, type Online, type OnlineOptions } from './online.ts'
import { createRecord } from './record.ts'

const HOME = 'content/home.yaml'
const HEADLINE = ['banner', 'headline']

let fixture: FsFixture
let project = ''
let remote = ''
let store: Store
let online: Online
/** The version that visitors see at the public address. */
let shownVersion: string | undefined
let builds = 0

/** The project and the repositories that each test has copies of. */
let prepared: FsFixture

beforeAll(async () => {
  prepared = await createFixture()
  const site = join(prepared.path, 'site')
  await makeProject(site)
  await writeFile(join(site, '.gitignore'), 'var\n.cache\n')
  const run = gitIn(site)
  run('init', '--quiet', '--template=', '--initial-branch=main')
  run('config', 'user.name', 'Owner')
  run('config', 'user.email', 'owner@example.com')
  run('add', '.')
  run('commit', '--quiet', '--message=Start')
  run('repack', '--quiet', '-a', '-d')
  await cp(join(site, '.git'), join(prepared.path, 'local.git'), { recursive: true })
  run('clone', '--quiet', '--bare', '--template=', '.', '../remote.git')
  run('remote', 'add', 'origin', '../remote.git')
  run('push', '--quiet', '--set-upstream', 'origin', 'main')
  await rename(join(site, '.git'), join(prepared.path, 'sent.git'))
  return () => prepared.rm()
})

beforeEach(async () => {
  fixture = await createFixture()
  project = join(fixture.path, 'site')
  remote = join(fixture.path, 'remote.git')
  shownVersion = undefined
  builds = 0
  await cp(join(prepared.path, 'site'), project, { recursive: true })
  return () => fixture.rm()
})

const gitIn =
  (directory: string) =>
  (...args: string[]) =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
const git = (...args: string[]) => gitIn(project)(...args)
const read = (file: string) => readFile(join(project, file), 'utf8')

/** Makes the project a repository that is sent nowhere. */
const startRepository = () => cp(join(prepared.path, 'local.git'), join(project, '.git'), { recursive: true })

/** Makes the project a repository that is sent to another one. */
async function startRemote() {
  await cp(join(prepared.path, 'sent.git'), join(project, '.git'), { recursive: true })
  await cp(join(prepared.path, 'remote.git'), remote, { recursive: true })
}

/** Builds as `npm start` does: the documents have the version of the words, and their sources are beside them. */
async function buildLocally(whileBuilding = async () => undefined as unknown) {
  const sources = publishedSources(join(project, 'dist'))
  await copySources(sourcesIn(project), sources)
  await whileBuilding()
  await mkdir(join(project, 'dist', 'site'), { recursive: true })
  await writeFile(join(project, 'dist', 'site', 'index.html'), versionMark(await siteVersion(sources)))
}

async function openEditor(options: Partial<OnlineOptions> = {}, environment: Environment = {}) {
  const state = join(project, 'var', 'editor')
  const scratch = join(project, '.cache', 'editor', 'online')
  store = await openStore({ content: join(project, 'content'), art: join(project, 'art'), state })
  const record = createRecord({ project, state, scratch, environment })
  online = createOnline({
    record,
    store,
    project,
    dist: join(project, 'dist'),
    scratch,
    environment: {},
    place: () => ({ publicAddress: 'https://www.example.org/', localAddress: 'http://localhost:4173/' }),
    async build({ version, target }) {
      builds += 1
      await rm(target, { recursive: true, force: true })
      await cp(version, target, { recursive: true })
      return { isBuilt: true, lines: [] }
    },
    answerAt: async () => (shownVersion ? { version: shownVersion } : { other: 'none' }),
    pause: () => new Promise((resolve) => setTimeout(resolve, 5)),
    ...options,
  })
}

async function type(path: ItemPath, value: string, file = HOME) {
  const { value: shown } = store.shownFiles()[file] ?? {}
  const before = path.reduce<unknown>((here, step) => (here as Record<string, unknown>)?.[step], shown)
  const edits = [{ kind: 'set' as const, file, path, value, before: String(before) }]
  expect(await store.apply({ id: crypto.randomUUID(), edits })).toMatchObject({ isDone: true })
}

async function put() {
  online.put()
  await online.sent()
  return online.status()
}

/** Changes a file in another clone, as another person would. */
async function changeElsewhere(file: string, change: (text: string) => string) {
  const clone = join(fixture.path, 'elsewhere')
  await rm(clone, { recursive: true, force: true })
  gitIn(fixture.path)('clone', '--quiet', remote, clone)
  const path = join(clone, file)
  await writeFile(path, change(await readFile(path, 'utf8').catch(() => '')))
  const there = gitIn(clone)
  there('config', 'user.name', 'Developer')
  there('config', 'user.email', 'developer@example.com')
  there('add', '.')
  there('commit', '--quiet', '--message=Change elsewhere')
  there('push', '--quiet')
}
const atRemote = (path: string) => gitIn(remote)('show', `main:${path}`)

test('lists what is saved and not online yet', async () => {
  await startRemote()
  await openEditor()
  expect(await online.status()).toMatchObject({ changes: [], phase: 'idle' })
  await type(HEADLINE, 'Care for everyone')
  const { changes } = await online.status()
  expect(changes).toEqual([expect.stringMatching(/^Home › .*headline: .* → Care for everyone$/)])
})

test('sends the saved words, and says since when visitors see them', async () => {
  await startRemote()
  await openEditor()
  await type(HEADLINE, 'Care for everyone')
  expect(await put()).toMatchObject({ changes: [], phase: 'waiting', shownSince: undefined })
  await expect.poll(() => online.status()).toMatchObject({ otherAnswer: 'none' })
  expect(atRemote(HOME)).toContain('headline: Care for everyone')
  expect(gitIn(remote)('log', '-1', '--format=%s', 'main')).toBe('Change headline')
  shownVersion = await siteVersion({ content: join(project, 'content'), art: join(project, 'art') })
  await expect.poll(() => online.status()).toMatchObject({ phase: 'idle', shownSince: expect.any(String) })
})

test('records no other work in the folder, and leaves it as it is', async () => {
  await startRemote()
  await writeFile(join(project, 'notes.txt'), 'Not for visitors')
  git('add', 'notes.txt')
  await writeFile(join(project, 'art', 'unused.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await openEditor()
  await type(HEADLINE, 'Care for everyone')
  const before = git('status', '--porcelain')
  await put()
  expect(git('status', '--porcelain')).toBe(before)
  expect(gitIn(remote)('diff', '--name-only', 'main~1', 'main')).toBe(HOME)
})

test('words that are saved during the build wait for the next time', async () => {
  await startRemote()
  await openEditor({
    async build() {
      await type(HEADLINE, 'Typed during the build')
      return { isBuilt: true, lines: [] }
    },
  })
  await type(HEADLINE, 'Care for everyone')
  const { changes } = await put()
  expect(atRemote(HOME)).toContain('headline: Care for everyone')
  expect(changes).toEqual([expect.stringContaining('Care for everyone → Typed during the build')])
})

test('words that are not finished stay here', async () => {
  await startRemote()
  await openEditor()
  const before = await read(HOME)
  await type(HEADLINE, '')
  expect(await put()).toMatchObject({ failure: undefined })
  expect(atRemote(HOME)).toBe(before.trim())
})

test('a picture in use is sent, and said to be changed', async () => {
  await startRemote()
  const drawing = await read('art/favicon.svg')
  await writeFile(join(project, 'art', 'favicon.svg'), `${drawing}<!-- changed -->`)
  await openEditor()
  expect((await online.status()).changes).toEqual(['Pictures › favicon: changed'])
  expect((await put()).changes).toEqual([])
  expect(atRemote('art/favicon.svg')).toContain('changed')
})

test('what was changed elsewhere is merged before it is sent', async () => {
  await startRemote()
  await openEditor()
  await changeElsewhere(HOME, (text) => text.replace(/english: .*/, 'english: Welcome'))
  await changeElsewhere('art/favicon.svg', (text) => `${text}<!-- changed elsewhere -->`)
  await type(HEADLINE, 'Care for everyone')
  expect(await put()).toMatchObject({ failure: undefined, changes: [] })
  for (const text of [await read(HOME), atRemote(HOME)]) {
    expect(text).toContain('english: Welcome')
    expect(text).toContain('headline: Care for everyone')
  }
  expect(await read('art/favicon.svg')).toContain('changed elsewhere')
})

test('a picture that was changed here and elsewhere stays as it is here', async () => {
  await startRemote()
  await openEditor()
  await changeElsewhere('art/favicon.svg', (text) => `${text}<!-- changed elsewhere -->`)
  await writeFile(join(project, 'art/favicon.svg'), `${await read('art/favicon.svg')}<!-- changed here -->`)
  await put()
  expect(await read('art/favicon.svg')).toContain('changed here')
  expect(atRemote('art/favicon.svg')).toContain('changed here')
})

test('the same field that was changed elsewhere is asked about once', async () => {
  await startRemote()
  await openEditor()
  await changeElsewhere(HOME, (text) => text.replace(/headline: .*/, 'headline: Typed elsewhere'))
  await type(HEADLINE, 'Typed here')
  const { failure } = await put()
  expect(failure?.message).toBe('Somebody changed the same words elsewhere: Home.')
  expect(atRemote(HOME)).toContain('headline: Typed elsewhere')
  await store.apply({ id: 'choice', edits: [{ kind: 'keepMine', file: HOME, path: HEADLINE }] })
  expect(await put()).toMatchObject({ failure: undefined, changes: [] })
  expect(atRemote(HOME)).toContain('headline: Typed here')
})

test('somebody who sends during the build is not overwritten', async () => {
  await startRemote()
  let isFirst = true
  await openEditor({
    async build() {
      if (isFirst) await changeElsewhere(HOME, (text) => text.replace(/english: .*/, 'english: Welcome'))
      isFirst = false
      return { isBuilt: true, lines: [] }
    },
  })
  await type(HEADLINE, 'Care for everyone')
  expect(await put()).toMatchObject({ failure: undefined })
  expect(atRemote(HOME)).toContain('english: Welcome')
  expect(atRemote(HOME)).toContain('headline: Care for everyone')
})

test('two presses start one build', async () => {
  await startRemote()
  await openEditor()
  await type(HEADLINE, 'Care for everyone')
  online.put()
  online.put()
  await online.sent()
  expect(builds).toBe(1)
})

test('without a connection nothing is lost, and the owner is told what to do', async () => {
  await startRemote()
  git('remote', 'set-url', 'origin', 'https://127.0.0.1:9/site.git')
  await openEditor()
  await type(HEADLINE, 'Care for everyone')
  const { failure, changes } = await put()
  expect(failure).toMatchObject({
    message: 'The place that the site is sent to does not answer.',
    advice: expect.stringContaining('connected to the internet'),
    details: [expect.stringMatching(/127\.0\.0\.1/)],
  })
  expect(changes).toHaveLength(1)
})

test('a place that refuses what is sent is asked once', async () => {
  await startRemote()
  await mkdir(join(remote, 'hooks'))
  await writeFile(join(remote, 'hooks', 'pre-receive'), '#!/bin/sh\necho Not on a Sunday.\nexit 1\n', {
    mode: 0o755,
  })
  await openEditor()
  await type(HEADLINE, 'Care for everyone')
  const { failure, changes } = await put()
  expect(failure).toMatchObject({
    message: expect.stringContaining('has refused it'),
    details: [expect.stringContaining('Not on a Sunday.')],
  })
  expect(changes).toHaveLength(1)
  expect(builds).toBe(1)
})

test('a build that fails sends nothing', async () => {
  await startRemote()
  await openEditor({ build: async () => ({ isBuilt: false, lines: ['art/favicon.svg cannot be read'] }) })
  await type(HEADLINE, 'Care for everyone')
  const { failure, changes } = await put()
  expect(failure).toMatchObject({ details: ['art/favicon.svg cannot be read'] })
  expect(changes).toHaveLength(1)
  expect(atRemote(HOME)).not.toContain('Care for everyone')
})

test('after a crash between sending and recording, the next press sends nothing twice', async () => {
  await startRemote()
  await openEditor()
  await type(HEADLINE, 'Care for everyone')
  await put()
  const sent = gitIn(remote)('rev-parse', 'main')
  git('update-ref', '-d', 'refs/online/site')
  await openEditor()
  expect(await put()).toMatchObject({ failure: undefined, changes: [] })
  expect(gitIn(remote)('rev-parse', 'main')).toBe(sent)
})

test('after a restart it is known what is online, and whether visitors see it', async () => {
  await startRemote()
  await openEditor()
  await type(HEADLINE, 'Care for everyone')
  const { sentAt } = await put()
  await online.close()
  shownVersion = await siteVersion({ content: join(project, 'content'), art: join(project, 'art') })
  await openEditor()
  await online.resume()
  await expect.poll(() => online.status()).toMatchObject({ changes: [], shownSince: expect.any(String) })
  expect((await online.status()).shownSince).toBe(sentAt)
})

test('after a start, nothing is called online while visitors see another version', async () => {
  await startRemote()
  shownVersion = '000000000000'
  await openEditor()
  await online.resume()
  await expect.poll(() => online.status()).toMatchObject({ phase: 'waiting', otherAnswer: 'another' })
})

test('what a developer has fetched into the folder counts as online', async () => {
  await startRemote()
  await openEditor()
  await type(HEADLINE, 'Care for everyone')
  await put()
  git('checkout', '--quiet', 'content')
  git('pull', '--quiet')
  await changeElsewhere(HOME, (text) => text.replace(/english: .*/, 'english: Welcome'))
  git('pull', '--quiet')
  await openEditor()
  expect(await online.status()).toMatchObject({ changes: [] })
})

test.each([
  ['a repository without a place to send to', startRepository],
  ['a folder that is no repository', async () => undefined],
])('in %s, online is what npm start serves', async (_, start) => {
  await start()
  const local = { publicAddress: undefined, localAddress: 'http://localhost:4173/' }
  await openEditor({ place: () => local })
  await type(HEADLINE, 'Care for everyone')
  expect(await online.status()).toMatchObject({ isNew: true, isLocal: true })
  expect(await put()).toMatchObject({
    isNew: false,
    changes: [],
    failure: undefined,
    shownSince: expect.any(String),
  })
  expect(await read('dist/content/home.yaml')).toContain('headline: Care for everyone')
  await type(HEADLINE, 'Care for all')
  expect((await online.status()).changes).toHaveLength(1)
  expect(await put()).toMatchObject({ changes: [] })
})

test('a site on this computer is ready since the same time after a restart', async () => {
  await startRepository()
  const local = { publicAddress: undefined, localAddress: 'http://localhost:4173/' }
  await openEditor({ place: () => local })
  await type(HEADLINE, 'Care for everyone')
  const { sentAt } = await put()
  await online.close()
  await openEditor({ place: () => local })
  await online.resume()
  expect(await online.status()).toMatchObject({ sentAt, shownSince: sentAt })
})

test('the local address is named while it shows the site', async () => {
  await startRepository()
  const local = { publicAddress: undefined, localAddress: 'http://localhost:4173/' }
  await openEditor({ place: () => local })
  expect(await put()).toMatchObject({ address: undefined })
  shownVersion = '000000000000'
  await expect.poll(() => online.status()).toMatchObject({ address: local.localAddress })
  shownVersion = undefined
  await expect.poll(() => online.status()).toMatchObject({ address: undefined })
})

test('without a place to send to, what npm start has built of the saved words is online', async () => {
  await startRepository()
  await openEditor({ place: () => ({ publicAddress: undefined, localAddress: 'http://localhost:4173/' }) })
  await put()
  await type(HEADLINE, 'Care for everyone')
  expect((await online.status()).changes).toHaveLength(1)
  await buildLocally()
  expect((await online.status()).changes).toEqual([])
  await type(HEADLINE, 'Care for all')
  expect((await online.status()).changes).toEqual([expect.stringContaining('Care for everyone')])
})

test('words that are typed while npm start builds are not online', async () => {
  await startRepository()
  await openEditor({ place: () => ({ publicAddress: undefined, localAddress: 'http://localhost:4173/' }) })
  await put()
  await type(HEADLINE, 'Care for everyone')
  await buildLocally(() => type(HEADLINE, 'Typed during the build'))
  const { changes } = await online.status()
  expect(changes).toEqual([expect.stringContaining('Care for everyone → Typed during the build')])
})

test('while npm start publishes, documents and words may be of two builds, and nothing of them is online', async () => {
  await startRepository()
  await openEditor({ place: () => ({ publicAddress: undefined, localAddress: 'http://localhost:4173/' }) })
  await put()
  await type(HEADLINE, 'Care for everyone')
  await buildLocally()
  await writeFile(join(project, 'dist/site/index.html'), versionMark('another'))
  expect((await online.status()).changes).toHaveLength(1)
})

test('without git the owner is told, and the editor goes on', async () => {
  await openEditor({}, { PATH: '' })
  expect(await online.status()).toMatchObject({
    failure: {
      message: expect.stringContaining('is not installed'),
      details: [expect.stringContaining('git')],
    },
  })
})
