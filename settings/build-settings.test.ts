import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { relayAccount } from '#contract/emailjs-api.ts'
import { buildSettingNames, readSettings } from './build-settings.ts'
import { portNames } from './ports.ts'
import { relaySettingNames } from './relay-config.ts'
import { unknownSettings } from './unknown-settings.ts'

const example = await readFile('.env.example', 'utf8')
const ACCOUNT = 'EMAILJS_PUBLIC_KEY=key\nEMAILJS_SERVICE_ID=service\nEMAILJS_TEMPLATE_ID=template\n'

/** The settings that a .env makes. */
const load = (text: string) => readSettings(parseEnv(text))

test('with nothing set, the site is for this machine and its own relay', () => {
  expect(load('SITE_URL=\nEMAILJS_PUBLIC_KEY=" "')).toEqual({
    siteUrl: 'http://localhost:4173/',
    isPublic: false,
    base: '/',
    account: relayAccount,
    enquiryOrigin: undefined,
  })
})

test('reads .env.example that was renamed to .env', () => {
  const text = example.replace('# SITE_URL=https://www.example.com', 'SITE_URL=https://nila.test')
  expect(load(text)).toMatchObject({ siteUrl: 'https://nila.test/' })
})

test('a path in the public address is the base path', () => {
  const settings = load('SITE_URL=https://owner.github.io/name')
  expect(settings).toMatchObject({ siteUrl: 'https://owner.github.io/name/', base: '/name/' })
})

test('with an account enquiries go to EmailJS, unless ENQUIRY_ORIGIN is set', () => {
  expect(load(ACCOUNT).enquiryOrigin).toBe('https://api.emailjs.com')
  const both = `${ACCOUNT}ENQUIRY_ORIGIN=https://enquiries.nila.test/`
  expect(load(both).enquiryOrigin).toBe('https://enquiries.nila.test')
})

const account = (name: string, value: string) => ACCOUNT.replace(new RegExp(`${name}=.*`), `${name}=${value}`)

test.each`
  mistake                                       | text                                                                       | message
  ${'a missing id of the account'}              | ${'EMAILJS_PUBLIC_KEY=a\nEMAILJS_TEMPLATE_ID=b'}                           | ${'EMAILJS_SERVICE_ID is missing: set all of'}
  ${'the key of the example'}                   | ${account('EMAILJS_PUBLIC_KEY', 'your-public-key')}                        | ${'EMAILJS_PUBLIC_KEY is a placeholder: copy the value from'}
  ${'the service of the example'}               | ${account('EMAILJS_SERVICE_ID', 'service_id')}                             | ${'EMAILJS_SERVICE_ID is a placeholder: copy the value from'}
  ${'an address without https'}                 | ${'SITE_URL=nila.test'}                                                    | ${'SITE_URL must be your own address in full'}
  ${'an address with a query'}                  | ${'SITE_URL="https://nila.test/?from=mail#/about"'}                        | ${'SITE_URL must be only the address and the path of the site'}
  ${'the address of a file'}                    | ${'SITE_URL=https://nila.test/site/index.html'}                            | ${'SITE_URL must be only the address and the path of the site'}
  ${'an address with a space'}                  | ${'SITE_URL=https://nila.test/my site/'}                                   | ${'SITE_URL must be only the address and the path of the site'}
  ${'the address of the example'}               | ${'SITE_URL=https://www.example.com'}                                      | ${'SITE_URL must be your own address in full'}
  ${'a base path without slashes'}              | ${'BASE_PATH=name'}                                                        | ${'BASE_PATH must be a path with slashes'}
  ${'a relay with a path'}                      | ${'ENQUIRY_ORIGIN=https://nila.test/api'}                                  | ${'ENQUIRY_ORIGIN must be an address without a path'}
  ${'a relay without TLS beside pages with it'} | ${'SITE_URL=https://nila.test\nENQUIRY_ORIGIN=http://enquiries.nila.test'} | ${'ENQUIRY_ORIGIN must begin with https://'}
`('refuses $mistake with the name of the setting and an example', ({ text, message }) => {
  const [name] = message.split(' ')
  expect(() => load(text)).toThrow(new RegExp(`^${message}.*, for example: ${name}=`))
})

test('reports all mistakes at once', () => {
  const text = 'SITE_URL=https://example.com\nEMAILJS_PUBLIC_KEY=a\nEMAILJS_SERVICE_ID=b\nBASE_PATH=a b'
  expect(() => load(text)).toThrow(/^EMAILJS_TEMPLATE_ID .*\nSITE_URL .*\nBASE_PATH /)
})

test('a misspelt setting in .env is told', () => {
  expect(unknownSettings({ SITEURL: 'https://nila.test', PORT: '80', EDIT_PORT: '81' })).toEqual([
    'SITEURL in .env is not a setting; .env.example lists them',
  ])
})

test('.env.example names exactly the settings, and the guides explain them', async () => {
  const names = new Set([...buildSettingNames, ...relaySettingNames, ...portNames])
  expect(example.match(/(?<=^# ?)[A-Z_]+(?==)/gm)?.sort()).toEqual([...names].sort())
  const guides = ['going-live', 'relay', 'editing-by-hand'].map((name) => readFile(`docs/${name}.md`, 'utf8'))
  const text = (await Promise.all(guides)).join()
  expect([...names].filter((name) => !text.includes(`\`${name}`))).toEqual([])
})
