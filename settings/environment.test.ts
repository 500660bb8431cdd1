import { createFixture } from 'fs-fixture'
import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

async function read(envFile: string, environment = {}) {
  await using directory = await createFixture({ '.env': envFile })
  return readEnvironment(environment, directory.path)
}

test('reads .env with the byte-order mark and the line ends that Windows writes', async () => {
  const text = '\ufeffMAILBOX=elsewhere # note\r\n\r\n# note\r\nPORT=8080\r\nHOST="#1"\r\n'
  expect(await read(text)).toEqual({ MAILBOX: 'elsewhere', PORT: '8080', HOST: '#1' })
})

test.each`
  mistake                               | text                                                  | message
  ${'a colon instead of ='}             | ${'PORT: 8080'}                                       | ${'.env, line 1 is not a setting: write NAME=value'}
  ${'a setting without ='}              | ${'# The site\nSITE_URL https://nila.test'}           | ${'.env, line 2 is not a setting'}
  ${'a quotation mark without another'} | ${'MAIL_FROM="Practice <website@nila.test>\nPORT=80'} | ${'.env, line 1 is not a setting'}
  ${'a # in a password'}                | ${'SMTP_URL=smtps://user:12#word@nila.test'}          | ${'.env, line 1 is not a setting'}
  ${'a # in a key'}                     | ${'EMAILJS_PUBLIC_KEY=ab#word'}                       | ${'.env, line 1 is not a setting'}
  ${'a setting that is there twice'}    | ${'PORT="8081"\r\nHOST=localhost\r\nPORT=8080'}       | ${'.env, line 3: PORT is set twice; remove one of the lines'}
`('refuses $mistake in .env, and repeats no value that may be a password', async ({ text, message }) => {
  await expect(read(text)).rejects.toThrow(message)
  await expect(read(text)).rejects.not.toThrow('word')
})

test('a value in .env may be quoted, be empty, have spaces, or follow export', async () => {
  const text = `MAIL_FROM=Dr. O'Brien <website@nila.test>\nMAIL_TO='a#b@nila.test' # note\nexport PORT = 80\nHOST=`
  expect(await read(text)).toEqual({
    MAIL_FROM: "Dr. O'Brien <website@nila.test>",
    MAIL_TO: 'a#b@nila.test',
    PORT: '80',
    HOST: '',
  })
})

test('the environment overrides .env', async () => {
  expect(await read('HOST=0.0.0.0\nPORT=80', { HOST: '127.0.0.1' })).toEqual({
    HOST: '127.0.0.1',
    PORT: '80',
  })
})

test('without .env, there is the environment alone', async () => {
  await using directory = await createFixture()
  expect(readEnvironment({ PORT: '80' }, directory.path)).toEqual({ PORT: '80' })
})

test('says so where .env cannot be read', async () => {
  await using directory = await createFixture({ '.env/file': '' })
  expect(() => readEnvironment({}, directory.path)).toThrow(/^\.env cannot be read/)
})
