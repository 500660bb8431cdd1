import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryDirectory } from '../tests/temporary-files.ts'
import { readEnvFile } from './env-file.ts'

let project: string
beforeEach(async () => {
  project = await temporaryDirectory()
  await writeFile(join(project, '.env.example'), '# SITE_URL=https://www.example.com\n# PORT=4173\n')
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

test('explains a quotation mark that is never closed, which would include the lines below', async () => {
  await writeFile(join(project, '.env'), 'SITE_URL="https://nila.test\nPORT="8080"\n')
  expect(readEnvFile(project).problems).toEqual([
    '.env › line 1: a quotation mark is opened and never closed: close it at the end of the value',
  ])
})

test('explains a value whose end would be lost, but takes a # after a space for a note', async () => {
  const lines = ['PORT=8080#1', 'SITE_URL="https://nila".test', 'PORT="8080" # note', 'SITE_URL= # note']
  for (const line of lines) {
    await writeFile(join(project, '.env'), line)
    const { problems } = readEnvFile(project)
    const lost = /#1$|\.test$/.exec(line)?.[0]
    const problem = `.env › line 1: “${lost}” would be lost: put straight "quotation marks" round the whole value`
    expect(problems).toEqual(lost ? [problem] : [])
  }
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
