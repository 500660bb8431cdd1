import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryDirectory } from '../tests/temporary-files.ts'
import { readEnvFile } from './env-file.ts'

let project: string
beforeEach(async () => {
  project = await temporaryDirectory()
  await writeFile(
    join(project, '.env.example'),
    '# SITE_URL=https://www.example.com\n# PORT=4173\n# SMTP_URL=smtps://…\n',
  )
})

test('reads the values and their lines, and ignores a byte-order mark', async () => {
  await writeFile(
    join(project, '.env'),
    '\ufeffSITE_URL=https://nila.test\r\n\r\n# a note\r\nPORT="8080"\r\n',
  )
  const { values, lines, problems } = readEnvFile(project)
  expect(values).toEqual({ SITE_URL: 'https://nila.test', PORT: '8080' })
  expect(lines.get('PORT')).toBe(4)
  expect(problems).toEqual([])
})

test('explains every line that would be ignored', async () => {
  await writeFile(join(project, '.env'), 'SITEURL=a\nport=1\nPORT: 8080\nCOLOUR=green\nPORT=1\nPORT=2\n')
  expect(readEnvFile(project).problems).toEqual([
    '.env › line 1: SITEURL is not a setting; did you mean SITE_URL?',
    '.env › line 2: port is not a setting; did you mean PORT?',
    '.env › line 3: write a setting as NAME=value, or a # before a note',
    '.env › line 4: COLOUR is not a setting; .env.example lists the settings',
    '.env › line 6: PORT is in line 5 too: remove one of the two',
  ])
})

test.each([
  [
    'a quotation mark that is never closed, which would include the lines below',
    'SITE_URL="https://nila.test\nPORT="8080"\n',
    'a quotation mark is opened and never closed: close it at the end of the value',
  ],
  [
    'a # in a password, which would cut it off, without repeating it',
    'SMTP_URL=smtps://user:12#word@smtp.nila.test\nPORT=8080 # a note\n',
    'the value would end at the #, which begins a note: put straight "quotation marks" round all of it, or write # as %23 in an address',
  ],
  [
    'words after a quotation mark',
    'SITE_URL="https://nila".test',
    'the words after the closing quotation mark would be lost: put the marks round the whole value',
  ],
])('explains %s', async (_case, text, problem) => {
  await writeFile(join(project, '.env'), text)
  expect(readEnvFile(project).problems).toEqual([`.env › line 1: ${problem}`])
})

test('accepts empty values, and notes after a space', async () => {
  await writeFile(join(project, '.env'), 'PORT="8080" # note\nSITE_URL= # note\nSMTP_URL=""\n')
  expect(readEnvFile(project).problems).toEqual([])
})

test('explains a file in another encoding', async () => {
  await writeFile(join(project, '.env'), Buffer.from('\ufeffPORT=8080\n', 'utf16le'))
  expect(readEnvFile(project).problems[0]).toBe(
    '.env › line 1: some letters here cannot be read: save the file again with the encoding UTF-8',
  )
})

test('finds a file that was saved as .env.txt', async () => {
  await writeFile(join(project, '.env.txt'), 'PORT=1\n')
  expect(readEnvFile(project).problems).toEqual(['.env.txt: nothing reads this file: rename it to .env'])
})
