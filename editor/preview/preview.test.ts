import { beforeAll, expect, test } from 'vitest'
import { documentOf, NOT_FOUND } from '#app/page-address.ts'
import { pageSchemas } from '#schema/index.ts'
import { readSettings } from '#settings/build-settings.ts'
import { readContentFiles } from '../../build/check/content-files.ts'
import { textsIn } from '../../build/check/field-path.ts'
import { directories } from '../../build/directories.ts'
import type { Value } from '../api-types.ts'
import { itemPathOf } from '../store/edit.ts'
import { readValue } from '../store/yaml-edit.ts'
import { openPreview, type Preview, type ShownFiles } from './preview.ts'

const PAGES = [...Object.keys(pageSchemas).map((name) => documentOf(`/${name}`)), documentOf(NOT_FOUND)]

let preview: Preview
let files: ShownFiles

beforeAll(async () => {
  preview = await openPreview(readSettings({}), directories)
  files = Object.fromEntries(
    Object.entries(await readContentFiles(directories.content)).map(([file, text]) => [
      file,
      { value: readValue(text), lists: {} },
    ]),
  )
})

const withValue = (file: string, change: (value: never) => Value): ShownFiles => ({
  ...files,
  [file]: { lists: {}, value: change(files[file]?.value as never) },
})

test('all texts and pictures of a page are found, but those that only the form has', async () => {
  const documents = await Promise.all([
    ...PAGES.map((path) => preview.documentAt(path, files)),
    preview.documentAt('contact/', files, { note: 'sent' }),
    preview.documentAt('contact/', files, { note: 'failed' }),
  ])
  const found = new Set(
    documents.flatMap((html) => [...html.matchAll(/data-\w+="([^"]+)"/g)].map(([, key]) => key)),
  )
  const all = Object.entries(files).flatMap(([file, { value }]) =>
    textsIn(value).map(({ path }) => [file, ...itemPathOf({}, path)].join('/')),
  )
  const isForm = /yaml\/(title|description)$|\/alt$/
  expect(all.filter((key) => !found.has(key) && !isForm.test(key))).toMatchInlineSnapshot(`
    [
      "content/colours.yaml/leaf",
      "content/colours.yaml/lightSection",
      "content/colours.yaml/gold",
      "content/colours.yaml/paper",
      "content/contact.yaml/about/message",
      "content/contact.yaml/failed/directContact",
      "content/not-found.yaml/failure/headline",
      "content/not-found.yaml/failure/lead",
      "content/not-found.yaml/failure/retry",
    ]
  `)
})

test('no mark is left in a document', async () => {
  for (const path of PAGES) expect(await preview.documentAt(path, files)).not.toMatch(/[\ue000-\uf8ff]/)
})

test('a product of which only the title is written is shown', async () => {
  const withDraft = withValue('content/services.yaml', (value: { products: Value[] }) => ({
    ...value,
    products: [...value.products.slice(0, 1), { title: 'Foot Balm', description: '', picture: '', alt: '' }],
  }))
  const html = await preview.documentAt('services/', withDraft)
  expect(html).toContain('data-field="content/services.yaml/products/#1/title">Foot Balm<')
  expect(html).toMatch(/<p data-field="content\/services.yaml\/products\/#1\/description"[^>]*><\/p>/)
  expect(html).toContain('assets/no-picture-card-dark.webp')
})

test('products take turns between a light and a dark card, as on the site', async () => {
  const html = await preview.documentAt('services/', files)
  const backgrounds = [...html.matchAll(/<article[^>]* data-background="(\w+)"/g)].map(([, name]) => name)
  expect(backgrounds.slice(0, 3)).toEqual(['band', 'strong', 'band'])
})

test.each<[name: string, file: string, change: (value: never) => Value]>([
  [
    'an address that is not complete',
    'content/practice.yaml',
    (value: object) => ({ ...value, social: { facebook: 'us' } }),
  ],
  [
    'a headline without words',
    'content/home.yaml',
    (value: { banner: object }) => ({ ...value, banner: { ...value.banner, headline: '' } }),
  ],
  [
    'a star that has no second one',
    'content/about.yaml',
    (value: object) => ({ ...value, headline: 'One *doctor' }),
  ],
  ['a list without items', 'content/services.yaml', (value: object) => ({ ...value, products: [] })],
  ['a file that is missing', 'content/contact.yaml', () => undefined],
])('every page is shown with %s', async (_name, file, change) => {
  for (const path of PAGES) {
    expect(await preview.documentAt(path, withValue(file, change))).toContain('</footer>')
  }
})

test('a text shows the present name of the practice', async () => {
  const renamed = withValue('content/about.yaml', (value: object) => ({ ...value, lead: 'This is {name}.' }))
  const practice = { value: { name: 'Thamarai $& Care' }, lists: {} }
  expect(await preview.documentAt('about/', { ...renamed, 'content/practice.yaml': practice })).toContain(
    '>This is Thamarai $&amp; Care.<',
  )
})

test('the files that a page names are sent, and no others', async () => {
  const html = await preview.documentAt('', files)
  const [address = ''] = html.match(/assets\/[\w.-]+\.webp/) ?? []
  expect(await preview.fileAt(address)).toBeInstanceOf(Uint8Array)
  expect(await preview.fileAt('assets/../../package.json')).toBeUndefined()
})
