import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../relay/config/config.ts'
import { renamedSettings } from './env-file.ts'
import { folders } from './folders.ts'
import { readSettings } from './settings.ts'

const read = (path: string) => readFile(join(folders.project, path), 'utf8')

/** Every name that the code asks its environment for. */
function namesAskedBy(reader: (env: Record<string, string | undefined>) => unknown): string[] {
  const names = new Set<string>()
  const asked = (_: object, name: string | symbol) => void names.add(String(name))
  reader(new Proxy({}, { get: asked }))
  return [...names]
}

const asked = new Set([...namesAskedBy(readSettings), ...namesAskedBy(readConfig)])
const settings = [...asked].filter((name) => !(name in renamedSettings)).sort()

test('.env.example names exactly the settings that build and relay read', async () => {
  const named = [...(await read('.env.example')).matchAll(/^# ?([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual(settings)
})

test('every setting is explained in docs/', async () => {
  const docs = (await read('docs/going-live.md')) + (await read('docs/relay.md'))
  expect(settings.filter((name) => !docs.includes(`\`${name}\``))).toEqual([])
})

test('the service sets only what the relay reads, and starts what the build writes', async () => {
  const unit = await read('deploy/ayurvedic-wellness.service')
  const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  )
  expect(set.filter((name) => name !== 'NODE_ENV' && !settings.includes(name))).toEqual([])
  expect(unit).toContain('ExecStart=/usr/bin/node dist/relay/main.js')
})

test('nginx asks the relay where it listens', async () => {
  expect(await read('deploy/nginx.conf')).toContain(`server 127.0.0.1:${readConfig({}).port};`)
})

test('the editor checks every content file with its own schema', async () => {
  const { 'yaml.schemas': schemas } = JSON.parse(await read('.vscode/settings.json'))
  for (const [schema, file] of Object.entries(schemas)) {
    expect(String(file).replace('content/', 'content/schemas/').replace('.yaml', '.json')).toBe(schema)
    await read(schema)
  }
  expect(Object.keys(schemas)).toHaveLength(6)
})
