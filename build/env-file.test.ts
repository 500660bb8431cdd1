import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../relay/config/config.ts'
import { temporaryDirectory, writeFiles } from '../tests/temporary-files.ts'
import { directories } from './directories.ts'
import { readEnvFile } from './env-file.ts'
import { readSettings } from './settings.ts'

async function read(text: string, file = '.env') {
  const project = await temporaryDirectory()
  const example = '# SITE_URL=https://www.example.com\n# PORT=4173\n# SMTP_URL=smtps://…\n'
  await writeFiles(project, { '.env.example': example, [file]: text })
  return readEnvFile(project)
}

test('reads the values, and ignores a byte-order mark', async () => {
  const text = '\ufeffSITE_URL=https://nila.test # note\r\n\r\n# note\r\nPORT="#1" # note\r\nTZ= # note\r\n'
  expect(await read(text)).toEqual({
    values: { SITE_URL: 'https://nila.test', PORT: '#1', TZ: '' },
    problems: [],
  })
})

test.each([
  ['SITEURL=a', 'SITEURL is not a setting; did you mean SITE_URL?'],
  ['COLOUR=green', 'COLOUR is not a setting; .env.example lists the settings'],
  ['PORT: 8080', 'write a setting as NAME=value'],
  // It would include the lines below.
  ['SMTP_URL="a', 'write a setting as NAME=value'],
  // A password would be cut off. The message must not repeat it.
  ['SMTP_URL=smtps://user:12#word@nila.test', 'write a setting as NAME=value'],
])('explains the line %s', async (line, problem) => {
  const { problems } = await read(`PORT="8080"\n${line}\nPORT="8080"\n`)
  expect(problems).toEqual([
    expect.stringContaining(`.env › line 2: ${problem}`),
    '.env › line 3: PORT is there twice: remove one',
  ])
  expect(problems.join()).not.toContain('word')
})

test('finds a file that was saved as .env.txt', async () => {
  const { problems } = await read('PORT=1\n', '.env.txt')
  expect(problems).toEqual(['.env.txt: nothing reads this file: rename it to .env'])
})

test('.env.example names exactly the settings that build and relay read, and docs/ explains them', async () => {
  const asked = new Set<string>()
  const env = new Proxy({}, { get: (_, name) => void asked.add(String(name)) })
  readSettings(env)
  readConfig(env)
  // An old name, which the build refuses.
  asked.delete('EMAILJS_ORIGIN')
  const text = (path: string) => readFile(join(directories.project, path), 'utf8')
  const named = (await text('.env.example')).matchAll(/^# ?([A-Z_]+)=/gm)
  expect(Array.from(named, ([, name]) => name).sort()).toEqual([...asked].sort())
  const docs = (await text('docs/going-live.md')) + (await text('docs/relay.md'))
  expect([...asked].filter((name) => !docs.includes(`\`${name}\``))).toEqual([])
})
