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

test('explains every line that would be ignored', async () => {
  const { problems } = await read(
    'SITEURL=a\nport=1\nPORT: 8080\nCOLOUR=green\nPORT=1\nPORT=2\nSMTP_URL\u00a0=a\n',
  )
  expect(problems).toEqual([
    '.env › line 1: SITEURL is not a setting; did you mean SITE_URL?',
    '.env › line 2: port is not a setting; did you mean PORT?',
    '.env › line 3: write a setting as NAME=value, or a # before a note',
    '.env › line 4: COLOUR is not a setting; .env.example lists the settings',
    '.env › line 6: PORT is there twice: remove one',
    '.env › line 7: write a setting as NAME=value, or a # before a note',
  ])
})

test('explains a quotation mark that is never closed, which would include the lines below', async () => {
  const { problems } = await read('SITE_URL="https://nila.test\nPORT="8080"\n')
  expect(problems).toEqual([expect.stringContaining('line 1: a quotation mark is opened and never closed')])
})

test('explains a # in a password, which would cut it off, without repeating it', async () => {
  const { problems } = await read('SMTP_URL=smtps://user:12#word@smtp.nila.test\n')
  expect(problems).toEqual([
    '.env › line 1: the value would end at the #, which begins a note: put straight "quotation marks" round all of it, or write # as %23 in an address',
  ])
})

test('finds a file that was saved as .env.txt', async () => {
  const { problems } = await read('PORT=1\n', '.env.txt')
  expect(problems).toEqual(['.env.txt: nothing reads this file: rename it to .env'])
})
