// What other programs may send to the editor, over a real socket. Nothing of it may change anything, or be called a failure of
// the editor.
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { createFixture, type FsFixture } from 'fs-fixture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContentFiles } from '#check/content-files.ts'
import { createActions } from './actions.ts'
import { MAX_REQUEST_BYTES } from './api-types.ts'
import { createEditorServer } from './editor-server.ts'
import { createHistory } from './history/history.ts'
import { createOnline } from './online/online.ts'
import { createRecord } from './online/record.ts'
import { pictureRoutes } from './pictures/picture-routes.ts'
import { openStore, type Store } from './store/store.ts'
import { makeProject } from './test-project.ts'

const HOME = 'content/home.yaml'
const HEADLINE = ['banner', 'headline']
const TOPICS = ['consultations', 'topics']

let fixture: FsFixture
let store: Store
let app: ReturnType<typeof createEditorServer>
let origin: string

beforeAll(async () => {
  fixture = await createFixture({ page: { 'index.html': '' } })
  const project = fixture.getPath('site')
  await makeProject(project)
  const art = fixture.getPath('site/art')
  const state = fixture.getPath('state')
  const scratch = fixture.getPath('scratch')
  store = await openStore({ content: fixture.getPath('site/content'), art, state })
  const record = createRecord({ project, state, scratch, environment: process.env })
  const online = createOnline({
    record,
    store,
    project,
    dist: fixture.getPath('dist'),
    scratch,
    environment: {},
    place: () => ({ publicAddress: undefined, localAddress: 'http://localhost:4173/' }),
    build: async () => ({ isBuilt: true, lines: [] }),
    answerAt: async () => ({ other: 'none' }),
  })
  const history = createHistory({ record, store, art })
  const pictures = { art, scratch: state }
  const actions = createActions(store, { online, history, close: async () => undefined, pictures })
  app = createEditorServer({
    page: fixture.getPath('page'),
    actions,
    routes: [pictureRoutes(pictures), failingRoute],
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await fixture.rm()
})

const post = (path: string, body: string, type = 'application/json') =>
  fetch(`${origin}/edit/api/${path}`, { method: 'POST', headers: { origin, 'content-type': type }, body })

/** Fails as Node.js does, with the code that is in the body. */
const failingRoute = (app: FastifyInstance) =>
  app.post<{ Body: { code: string } }>('/edit/api/fail', ({ body: { code } }) => {
    throw Object.assign(new Error(`${code}: the text of Node.js`), { code })
  })

test.each([
  ['ENOSPC', 'disk of this computer is full'],
  ['EDQUOT', 'disk of this computer is full'],
  ['EACCES', 'does not let the editor write'],
  ['EPERM', 'does not let the editor write'],
  ['EROFS', 'does not let the editor write'],
])('where the computer does not save (%s), the owner is told why', async (code, words) => {
  const answer = await post('fail', JSON.stringify({ code }))
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ message: expect.stringContaining(words) })
})

const edit = (...edits: object[]) => ({ id: crypto.randomUUID(), edits })
const set = { kind: 'set', file: HOME, path: HEADLINE, value: 'New', before: 'Old' }
const insert = { kind: 'insert', file: 'content/services.yaml', list: TOPICS, item: '#new', value: 'Sleep' }

/** Reads all that a request could change. */
const everything = async () => ({
  texts: await readContentFiles(fixture.getPath('site/content')),
  art: await fixture.readdir('site/art'),
  shown: (await store.shown()).revision,
  state: await readFile(fixture.getPath('state/state.json'), 'utf8'),
})

test.each<[title: string, action: string, body: unknown]>([
  ['a text', 'edit', 'set'],
  ['a number', 'edit', 7],
  ['nothing', 'edit', null],
  ['a list', 'edit', [set]],
  ['no edits', 'edit', { id: 'one' }],
  ['an edit without an id', 'edit', { edits: [set] }],
  ['an id that is a number', 'edit', { id: 7, edits: [set] }],
  ['an edit that is nothing', 'edit', { id: 'two', edits: [null] }],
  ['an unknown kind of edit', 'edit', edit({ ...set, kind: 'constructor' })],
  ['an unknown file', 'edit', edit({ ...set, file: 'content/prices.yaml' })],
  ['a file outside of content/', 'edit', edit({ ...set, file: '../package.json' })],
  ['a file that every object inherits', 'edit', edit({ ...set, file: '__proto__' })],
  ['a path with __proto__', 'edit', edit({ ...set, path: ['__proto__', 'headline'] })],
  ['a path that ends in __proto__', 'edit', edit({ ...set, path: ['banner', '__proto__'] })],
  ['a path with constructor', 'edit', edit({ ...set, path: ['constructor', 'prototype'] })],
  ['a path with prototype', 'edit', edit({ ...set, path: ['prototype'] })],
  ['a path that is a text', 'edit', edit({ ...set, path: 'banner/headline' })],
  ['no path', 'edit', edit({ ...set, path: undefined })],
  ['the path of a group', 'edit', edit({ ...set, path: ['banner'] })],
  ['the path of a whole file', 'edit', edit({ ...set, path: [] })],
  ['a field that no form has', 'edit', edit({ ...set, path: ['banner', 'price'] })],
  ['a value that is a group', 'edit', edit({ ...set, value: { headline: 'New' } })],
  ['a good edit beside an odd one', 'edit', edit(set, { ...set, path: ['banner'] })],
  ['an item in what is no list', 'edit', edit({ ...insert, list: ['consultations'] })],
  ['an item with fields that no form has', 'edit', edit({ ...insert, value: { price: '10' } })],
  ['an item whose id is a name', 'edit', edit({ ...insert, item: '__proto__' })],
  ['an item after what is no item', 'edit', edit({ ...insert, after: 7 })],
  ['a choice about a group', 'edit', edit({ kind: 'keepMine', file: HOME, path: ['banner'] })],
  ['Undo without an id', 'undo', {}],
  ['Redo with a list as its id', 'redo', { id: ['one'] }],
  ['an unknown file to put back', 'putBack', { file: '../package.json' }],
  ['a revision that is a group', 'shown', { revision: {} }],
  ['no picture to delete', 'deletePicture', {}],
  ['a group as a picture to put back', 'putBackPicture', { name: {} }],
  ['no version to compare with', 'differences', null],
  ['an unknown file to bring back', 'bringBack', { id: 'three', version: 'HEAD', file: 'package.json' }],
])('%s is refused, and nothing is changed', async (_, action, body) => {
  const before = await everything()
  const answer = await post(action, JSON.stringify(body))
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('nothing was changed') })
  expect(await everything()).toEqual(before)
})

test.each<[title: string, path: string, body: string, type: string, status: number]>([
  ['what is no JSON', 'edit', '{', 'application/json', 400],
  ['an empty body', 'edit', '', 'application/json', 400],
  ['a name that every object inherits', 'edit', '{"__proto__":{"id":"x"}}', 'application/json', 400],
  ['a form', 'edit', 'id=one', 'application/x-www-form-urlencoded', 415],
  ['a text instead of JSON', 'edit', 'set', 'text/plain', 400],
  ['JSON instead of a picture', 'pictures?name=a.jpg', '{}', 'application/json', 400],
  ['an unknown action', 'constructor', '{}', 'application/json', 404],
  ['too much', 'edit', ' '.repeat(MAX_REQUEST_BYTES + 1), 'application/json', 413],
])('%s is refused, and nothing is changed', async (_, path, body, type, status) => {
  const before = await everything()
  const answer = await post(path, body, type)
  expect(answer.status).toBe(status)
  expect(await everything()).toEqual(before)
})

test.each([
  ['that does not exist is not deleted', 'deletePicture', 'no', /no picture of this name/],
  ['outside of art/ is not deleted', 'deletePicture', '../content/home', /no picture of this name/],
  ['that was not deleted is not put back', 'putBackPicture', 'no', /nothing to put back/],
])('a picture %s, and the owner is told', async (_, action, name, reason) => {
  const before = await everything()
  const answer = await post(action, JSON.stringify({ name }))
  expect(await answer.json()).toEqual({ reason: expect.stringMatching(reason) })
  expect(await everything()).toEqual(before)
})

test.each([
  ['an item that is gone is not moved', 'edit', edit({ ...insert, kind: 'move', item: '#gone' })],
  ['a version that was never online is not brought back', 'bringBack', { id: 'one', version: '--all' }],
])('%s, and the owner is told', async (_, action, body) => {
  const before = await everything()
  const answer = await post(action, JSON.stringify(body))
  expect(await answer.json()).toMatchObject({ outcome: { isDone: false, message: expect.any(String) } })
  expect(await everything()).toEqual(before)
})

test('a picture that is no picture is refused with the reason', async () => {
  const answer = await post('pictures?name=a.jpg', 'words', 'application/octet-stream')
  expect(await answer.json()).toEqual({ reason: expect.stringContaining('cannot be read as a picture') })
})

test('there is no small picture of a picture that does not exist', async () => {
  expect((await fetch(`${origin}/edit/api/pictures/no`)).status).toBe(404)
})

test('a drawing is shown as WebP, because an SVG could contain script', async () => {
  const answer = await fetch(`${origin}/edit/api/pictures/favicon`)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(await answer.text()).toMatch(/^RIFF/)
})

test.each([
  ['with its version is kept', '?version=1', 'max-age=31536000, immutable'],
  ['without a version is not kept', '', 'no-store'],
])('a small picture %s by the browser', async (_, query, caching) => {
  const { headers } = await fetch(`${origin}/edit/api/pictures/favicon${query}`)
  expect(headers.get('cache-control')).toBe(caching)
})

test('an edit that a form can mean is done', async () => {
  const answer = await post('edit', JSON.stringify(edit(insert)))
  expect(await answer.json()).toMatchObject({ outcome: { isDone: true } })
})
