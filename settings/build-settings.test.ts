import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { relayAccount } from '#contract/emailjs-api.ts'
import { directories } from '../build/directories.ts'
import { temporaryDirectory, writeFiles } from '../tests/temporary-files.ts'
import { loadSettings, settingNames } from './build-settings.ts'
import { readConfig } from './relay-config.ts'

const inProject = (file: string) => readFile(join(directories.project, file), 'utf8')
const example = await inProject('.env.example')
const ACCOUNT = 'EMAILJS_PUBLIC_KEY=key\nEMAILJS_SERVICE_ID=service\nEMAILJS_TEMPLATE_ID=template\n'

/** The settings that are made from a .env and an environment, which it completes. */
async function load(
  text: string,
  env: NodeJS.ProcessEnv = {},
  others: Record<string, string> = { '.env.example': example },
) {
  const project = await temporaryDirectory()
  await writeFiles(project, { ...others, '.env': text })
  return loadSettings(project, env)
}

test('with nothing set, the site is for this machine and its own relay', async () => {
  expect(await load('SITE_URL=\n', { EMAILJS_PUBLIC_KEY: ' ' })).toEqual({
    siteUrl: 'http://localhost:4173/',
    isPublic: false,
    hstsIncludesSubdomains: false,
    base: '/',
    account: relayAccount,
    enquiryOrigin: undefined,
  })
})

test('reads .env without its byte-order mark and notes; the environment overrides it', async () => {
  const env = { PORT: '80' }
  await load(
    '\ufeffSITE_URL=https://nila.test # note\r\n\r\n# note\r\nHOST="#1" # note\r\nTZ= # note\r\nPORT=1',
    env,
  )
  expect(env).toEqual({ SITE_URL: 'https://nila.test', HOST: '#1', TZ: '', PORT: '80' })
})

test('reads .env.example that was renamed to .env', async () => {
  const text = example.replace('# SITE_URL=https://www.example.com', 'SITE_URL=https://nila.test')
  expect(await load(text, {}, {})).toMatchObject({ siteUrl: 'https://nila.test/' })
})

test('finds a file that was saved as .env.txt', async () => {
  const text = '.env.txt: nothing reads this file: rename it to .env'
  await expect(load('', {}, { '.env.example': example, '.env.txt': 'PORT=1' })).rejects.toThrow(text)
})

test('a path in the public address is the base path', async () => {
  const settings = await load('SITE_URL=https://owner.github.io/name')
  expect(settings).toMatchObject({ siteUrl: 'https://owner.github.io/name/', base: '/name/' })
})

test('with an account enquiries go to EmailJS, unless ENQUIRY_ORIGIN is set', async () => {
  expect((await load(ACCOUNT)).enquiryOrigin).toBe('https://api.emailjs.com')
  const both = `${ACCOUNT}ENQUIRY_ORIGIN=https://enquiries.nila.test/`
  expect((await load(both)).enquiryOrigin).toBe('https://enquiries.nila.test')
})

test.each`
  text                                                                       | message
  ${'SITEURL=a'}                                                             | ${'.env › line 1: SITEURL is not a setting; did you mean “SITE_URL”?'}
  ${'COLOUR=green'}                                                          | ${'.env › line 1: COLOUR is not a setting; .env.example lists the settings'}
  ${'PORT="8081"\nPORT=8080'}                                                | ${'.env › line 2: PORT is there twice: remove one'}
  ${'PORT: 8080'}                                                            | ${'.env › line 1: write a setting as NAME=value'}
  ${'SMTP_URL="open\nPORT=80'}                                               | ${'.env › line 1: write a setting as NAME=value'}
  ${'SMTP_URL=smtps://user:12#word@nila.test'}                               | ${'.env › line 1: write a setting as NAME=value'}
  ${'EMAILJS_PUBLIC_KEY=a\nEMAILJS_TEMPLATE_ID=b'}                           | ${'EMAILJS_SERVICE_ID: this is missing: set all three of'}
  ${ACCOUNT.replace('key', 'your-public-key')}                               | ${'EMAILJS_PUBLIC_KEY: this is a placeholder: copy the value from'}
  ${ACCOUNT.replace('service', 'service_id')}                                | ${'EMAILJS_SERVICE_ID: this is a placeholder: copy the value from'}
  ${'SITE_URL=nila.test'}                                                    | ${'SITE_URL: write your own address in full, such as https://www'}
  ${'SITE_URL="https://nila.test/?from=mail#/about"'}                        | ${'SITE_URL: write only the address and the path of the site'}
  ${'SITE_URL=https://nila.test/site/index.html'}                            | ${'SITE_URL: write only the address and the path of the site'}
  ${'SITE_URL=https://nila.test/my site/'}                                   | ${'SITE_URL: write only the address and the path of the site'}
  ${'SITE_URL=https://www.example.com'}                                      | ${'SITE_URL: write your own address in full, such as https://www'}
  ${'HSTS_INCLUDE_SUBDOMAINS=yes'}                                           | ${'HSTS_INCLUDE_SUBDOMAINS: write true, or leave the setting out'}
  ${'BASE_PATH=name'}                                                        | ${'BASE_PATH: write the path with slashes, such as /name/'}
  ${'ENQUIRY_ORIGIN=https://nila.test/api'}                                  | ${'ENQUIRY_ORIGIN: write it without a path, such as https://'}
  ${'SITE_URL=https://nila.test\nENQUIRY_ORIGIN=http://enquiries.nila.test'} | ${'ENQUIRY_ORIGIN: browsers do not let a page with https:// send to http://'}
  ${'EMAILJS_ORIGIN=https://nila.test'}                                      | ${'EMAILJS_ORIGIN: this setting is now called ENQUIRY_ORIGIN: rename it'}
`('refuses $text', async ({ text, message }) => {
  const error: Error = await load(text).catch((reason) => reason)
  expect(error.message).toContain(message)
  // A password would be cut off. The message must not repeat it.
  expect(error.message).not.toContain('word')
})

test('reports all mistakes at once', async () => {
  const text =
    'SITEURL=a\nSITE_URL=https://example.com\nEMAILJS_PUBLIC_KEY=a\nEMAILJS_SERVICE_ID=b\nBASE_PATH=a b'
  await expect(load(text)).rejects.toThrow(
    /^.* SITEURL is .*\n.* › EMAILJS_TEMPLATE_ID: .*\n.* › SITE_URL: .*\n.* › BASE_PATH: /,
  )
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
