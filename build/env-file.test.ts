import { expect, test } from 'vitest'
import { temporaryDirectory, writeFiles } from '../tests/temporary-files.ts'
import { readEnvFile } from './env-file.ts'

async function read(text: string, file = '.env') {
  const project = await temporaryDirectory()
  const example = '# SITE_URL=https://www.example.com\n# PORT=4173\n# SMTP_URL=smtps://…\n'
  await writeFiles(project, { '.env.example': example, [file]: text })
  return readEnvFile(project)
}

test('reads the values, and ignores a byte-order mark', async () => {
  const text =
    '\ufeffSITE_URL=https://nila.test # note\r\n\r\n# a note\r\nPORT="#1" # note\r\nSMTP_URL= # note\r\n'
  expect(await read(text)).toEqual({
    values: { SITE_URL: 'https://nila.test', PORT: '#1', SMTP_URL: '' },
    problems: [],
  })
})

test('accepts the settings of Node, the editor and the development server', async () => {
  expect((await read('TZ=UTC\nEDIT_PORT=4176\nRELAY_ORIGIN=http://localhost:4180\n')).problems).toEqual([])
})

test.each([
  ['SITEURL=a', 'SITEURL is not a setting; did you mean SITE_URL?'],
  ['port=1', 'port is not a setting; did you mean PORT?'],
  ['COLOUR=green', 'COLOUR is not a setting; .env.example lists the settings'],
  ['PORT: 8080', 'write a setting as NAME=value, or a # before a note'],
  ['SMTP_URL\u00a0=a', 'write a setting as NAME=value, or a # before a note'],
  // It would include the lines below.
  ['SMTP_URL="a', 'a quotation mark is opened and never closed: close it at the end of the value'],
  // A password would be cut off. The message must not repeat it.
  [
    'SMTP_URL=smtps://user:12#word@nila.test',
    'the value would end at the #, which begins a note: put straight "quotation marks" round all of it, or write # as %23 in an address',
  ],
])('explains the line %s', async (line, problem) => {
  const { problems } = await read(`PORT="8080"\n${line}\nPORT="8080"\n`)
  expect(problems).toEqual([`.env › line 2: ${problem}`, '.env › line 3: PORT is there twice: remove one'])
})

test('finds a file that was saved as .env.txt', async () => {
  const { problems } = await read('PORT=1\n', '.env.txt')
  expect(problems).toEqual(['.env.txt: nothing reads this file: rename it to .env'])
})
