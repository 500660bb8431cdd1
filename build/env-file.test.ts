import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../relay/config/config.ts'
import { temporaryDirectory, writeFiles } from '../tests/temporary-files.ts'
import { directories } from './directories.ts'
import { readEnvFile } from './env-file.ts'
import { settingNames } from './settings.ts'

const inProject = (file: string) => readFile(join(directories.project, file), 'utf8')
const example = await inProject('.env.example')

async function read(text: string, others: Record<string, string> = { '.env.example': example }) {
  const project = await temporaryDirectory()
  await writeFiles(project, { ...others, '.env': text })
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
  ['PORT="8081"', 'PORT is there twice: remove one'],
  ['PORT: 8080', 'write a setting as NAME=value'],
  // It would include the lines below.
  ['SMTP_URL="a', 'write a setting as NAME=value'],
  // A password would be cut off. The message must not repeat it.
  ['SMTP_URL=smtps://user:12#word@nila.test', 'write a setting as NAME=value'],
])('explains the line %s', async (line, problem) => {
  const { problems } = await read(`PORT="8080"\n${line}\n`)
  expect(problems).toEqual([expect.stringContaining(`.env › line 2: ${problem}`)])
  expect(problems.join()).not.toContain('word')
})

test('reads .env.example that was renamed to .env', async () => {
  const text = example.replace('# SITE_URL=', 'SITE_URL=')
  expect(await read(text, {})).toEqual({ values: { SITE_URL: 'https://www.example.com' }, problems: [] })
})

test('finds a file that was saved as .env.txt', async () => {
  const { problems } = await read('', { '.env.txt': 'PORT=1' })
  expect(problems).toEqual(['.env.txt: nothing reads this file: rename it to .env'])
})

test('.env.example names exactly the settings that build and relay read, and docs/ explains them', async () => {
  // Without an old name, which the build refuses.
  const asked = new Set(settingNames.filter((name) => name !== 'EMAILJS_ORIGIN'))
  readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }))
  const named = example.match(/(?<=^# ?)[A-Z_]+(?==)/gm)
  expect(named?.sort()).toEqual([...asked].sort())
  const docs = (await inProject('docs/going-live.md')) + (await inProject('docs/relay.md'))
  expect([...asked].filter((name) => !docs.includes(`\`${name}\``))).toEqual([])
})
