import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { createFixture, type FsFixture } from 'fs-fixture'
import sharp from 'sharp'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#settings/build-settings.ts'
import { directories } from './directories.ts'
import { devServerConfig } from './vite-config.ts'

const CHANGES = 12
/** The first picture of Home and that of Contact, whatever the owner's are. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><path d="M0 0h400v400z"/></svg>'

let fixture: FsFixture
let root: string
let server: ViteDevServer
let address: string
const inArt = (file: string) => join(root, 'art', file)
const get = (path: string, accept: string) => fetch(new URL(path, address), { headers: { accept } })
const pageAt = async (path = '') => (await get(path, 'text/html')).text()
const typeOf = async (path = '') =>
  (await get(path, 'image/avif,image/webp,text/css')).headers.get('content-type')

/** This relay answers with the host that a request names. */
const relay = fastify().get('/*', async ({ headers }) => headers.host)

beforeAll(async () => {
  fixture = await createFixture()
  root = fixture.path
  for (const directory of ['content', 'art']) await fixture.cp(directory, directory, { recursive: true })
  await writeFile(inArt('my-lamp.svg'), DRAWING)
  for (const file of ['home.yaml', 'contact.yaml']) {
    const text = await readFile(join(root, 'content', file), 'utf8')
    await writeFile(join(root, 'content', file), text.replace(/picture: .*/, 'picture: my-lamp'))
  }
  const ofTest = {
    port: 0,
    relay: await relay.listen({ host: '127.0.0.1', port: 0 }),
    directories: { ...directories, content: join(root, 'content'), art: join(root, 'art') },
  }
  const settings = readSettings({ SITE_URL: 'https://owner.github.io/name/' })
  server = await createServer({ ...devServerConfig(settings, ofTest), logLevel: 'error' })
  await server.listen()
  address = server.resolvedUrls?.local[0] ?? ''
})
afterAll(async () => {
  await server.close()
  await relay.close()
  await fixture.rm()
})

test('an enquiry reaches the relay with the host of the page, as the relay demands', async () => {
  const response = await fetch(new URL('/api/v1.0/email/send', address))
  expect(await response.text()).toBe(new URL(address).host)
})

const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

test('a page has its own title, and the server one address', async () => {
  const [home, about] = [titleIn(await pageAt()), titleIn(await pageAt('about/'))]
  expect(home).not.toBe(about)
  expect(server.resolvedUrls).toMatchObject({ local: [expect.any(String)], network: [] })
})

test('the addresses of pictures, icon and style sheets have the base path, once', async () => {
  const html = await pageAt()
  const linked = (pattern: RegExp) => typeOf(pattern.exec(html)?.[1])
  expect(await linked(/src="([^"]*my-lamp-banner[^"]*)"/)).toBe('image/webp')
  expect(await linked(/href="([^"]*icon\.svg)"/)).toBe('image/svg+xml')
  expect(await linked(/href="([^"]*site\.css)"/)).toBe('text/css')
  expect(html).not.toContain('/name/name/')
})

test('the script gets the content that its page was rendered from', async () => {
  const html = await pageAt('about/')
  const { imports } = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
  const importing = await (await fetch(`${address}src/content/content.ts`)).text()
  const [, imported = ''] = /from "(.*)"/.exec(importing) ?? []
  const { content } = await import(imports[imported])
  expect(html).toContain(content.about.doctor.title)
})

/** The address of Contact's picture, which can be loaded at once. */
async function lamp() {
  const [file] = (await pageAt('contact/')).match(/my-lamp-lamp\.[a-z_\d]+\.webp/) ?? []
  expect(await typeOf(`assets/${file}`)).toBe('image/webp')
  return file
}

test('a replaced, an added and a deleted picture are shown', async () => {
  const drawing = await lamp()
  const svg = await readFile(inArt('my-lamp.svg'), 'utf8')
  await writeFile(inArt('my-lamp.svg'), svg.replace('<svg', '<svg data-changed=""'))
  const changed = await lamp()
  expect(changed).not.toBe(drawing)
  const photograph = { width: 900, height: 1200, channels: 3 as const, background: '#a04020' }
  await sharp({ create: photograph }).toFile(inArt('my-lamp.jpg'))
  expect(await lamp()).toContain('photo_')
  await rm(inArt('my-lamp.jpg'))
  expect(await lamp()).toBe(changed)
})

test('a replaced icon is shown', async () => {
  await writeFile(inArt('favicon.svg'), await readFile(inArt('my-lamp.svg')))
  expect(await (await get('icon.svg', 'image/*')).text()).toContain('data-changed')
})

test('a file that an editor deletes and creates is read again at once', async () => {
  const file = join(root, 'content/about.yaml')
  const text = await readFile(file, 'utf8')
  await rm(file)
  await writeFile(file, text.replace(/^headline: .*$/m, 'headline: Two schools'))
  expect(await pageAt('about/')).toContain('Two schools')
})

test('a page shows every change that was saved before it was requested, also while another is rendered', async () => {
  const file = join(root, 'content/contact.yaml')
  const text = await readFile(file, 'utf8')
  const shown: Promise<number>[] = []
  for (let change = 1; change <= CHANGES; change += 1) {
    // The complete file gets its name in one step, so that the server never reads half of it.
    await writeFile(join(root, 'next.yaml'), text.replace(/^headline: .*$/m, `headline: Change ${change}.`))
    await rename(join(root, 'next.yaml'), file)
    shown.push(pageAt('contact/').then((html) => Number(/>Change (\d+)\./.exec(html)?.[1])))
  }
  for (const [index, change] of (await Promise.all(shown)).entries()) {
    expect(change).toBeGreaterThan(index)
  }
})
