import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../relay/config/config.ts'
import { directories } from './directories.ts'
import { readSettings } from './settings.ts'

const read = (path: string) => readFile(join(directories.project, path), 'utf8')

/** Every name that the code asks its environment for. */
function namesAskedBy(reader: (env: Record<string, string | undefined>) => unknown): string[] {
  const names = new Set<string>()
  const asked = (_: object, name: string | symbol) => void names.add(String(name))
  reader(new Proxy({}, { get: asked }))
  return [...names]
}

const OLD_NAME = 'EMAILJS_ORIGIN'
const asked = new Set([...namesAskedBy(readSettings), ...namesAskedBy(readConfig)])
const settings = [...asked].filter((name) => name !== OLD_NAME).sort()

test('.env.example names exactly the settings that build and relay read', async () => {
  const named = [...(await read('.env.example')).matchAll(/^# ?([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual(settings)
})

test('every setting is explained in docs/', async () => {
  const docs = (await read('docs/going-live.md')) + (await read('docs/relay.md'))
  expect(settings.filter((name) => !docs.includes(`\`${name}\``))).toEqual([])
})

test('the service sets only what the relay reads', async () => {
  const unit = await read('deploy/ayurvedic-wellness.service')
  const set = [...unit.matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name)
  expect(set.filter((name) => name !== 'NODE_ENV' && !settings.includes(name))).toEqual([])
})
