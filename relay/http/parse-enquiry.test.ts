import { expect, test } from 'vitest'
import { fieldNames } from '#contract/enquiry.ts'
import { relayAccount } from '#contract/wire.ts'
import { bodyOf, complete } from '../../tests/relay/fixtures.ts'
import { parseEnquiry } from './parse-enquiry.ts'

const parse = (body: unknown) => parseEnquiry(Buffer.from(JSON.stringify(body)), relayAccount)
const parseRaw = (bytes: string | Buffer) => parseEnquiry(Buffer.from(bytes), relayAccount)
const without = (key: string, body: object) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== key))

test('accepts what the form sends', () => {
  expect(parse(bodyOf())).toEqual({ ok: true, enquiry: complete })
})

test("accepts the private key of EmailJS's Node client", () => {
  expect(parse({ ...bodyOf(), accessToken: 'private' })).toMatchObject({ ok: true })
})

test.each(['', '{', 'null', '[]', '"text"', '7'])('%j is not a JSON object', (text) => {
  expect(parseRaw(text)).toMatchObject({ status: 400, text: 'The body must be a JSON object in UTF-8' })
})

test('broken UTF-8 is refused, not replaced', () => {
  const [before, after] = JSON.stringify(bodyOf({ message: '@@' })).split('@@')
  const bytes = Buffer.concat([Buffer.from(before ?? ''), Buffer.from([0xff]), Buffer.from(after ?? '')])
  expect(parseRaw(bytes)).toMatchObject({ status: 400 })
})

test.each(Object.keys(bodyOf()))('reports a missing %s as EmailJS does', (key) => {
  const refused = { status: 400, text: `The ${key} parameter is required` }
  expect(parse(without(key, bodyOf()))).toMatchObject(refused)
  expect(parse({ ...bodyOf(), [key]: '' })).toMatchObject(refused)
})

test.each(['user_id', 'service_id', 'template_id'])('refuses another %s', (key) => {
  const refused = { status: 400, text: `The ${key} parameter is invalid` }
  expect(parse({ ...bodyOf(), [key]: 'another' })).toMatchObject(refused)
})

test.each([{ extra: 'x' }, { lib_version: 4 }, { accessToken: 7 }, { template_params: [] }])(
  'refuses a body with %j',
  (change) => {
    expect(parse({ ...bodyOf(), ...change })).toMatchObject({ ok: false, status: 400 })
  },
)

test('__proto__ is an unknown key like any other', () => {
  const text = JSON.stringify(bodyOf()).replace('{', '{"__proto__":{},')
  expect(parseRaw(text)).toMatchObject({ ok: false, status: 400 })
})

test.each(fieldNames)('refuses an enquiry without %s, or with a number in it', (name) => {
  const params = bodyOf().template_params
  expect(parse({ ...bodyOf(), template_params: without(name, params) })).toMatchObject({ status: 400 })
  expect(parse({ ...bodyOf(), template_params: { ...params, [name]: 5 } })).toMatchObject({ status: 400 })
})

test('refuses a seventh field', () => {
  const params = { ...complete, age: '30' }
  expect(parse({ ...bodyOf(), template_params: params })).toMatchObject({ status: 400 })
})

test('applies the rules of the form, in their order', () => {
  const countryCode = { text: 'Country code should be valid' }
  expect(parse(bodyOf({ message: ' ', countryCode: '+' }))).toMatchObject({
    text: 'All fields are mandatory',
  })
  expect(parse(bodyOf({ countryCode: '+', phoneNumber: 'x' }))).toMatchObject(countryCode)
})

test.each(['plain', 'a@', '@b', 'a b@c.d', 'a@b@c', 'a@b..c', 'a@-b.c', `${'a'.repeat(250)}@b.cd`])(
  '%j is not an email address',
  (email) => {
    const refused = { status: 400, text: 'The email field must be an email address' }
    expect(parse(bodyOf({ email }))).toMatchObject(refused)
  },
)

test('a message may hold any character', () => {
  expect(parse(bodyOf({ message: 'one\r\ntwo\tthree\u2028\0' }))).toMatchObject({ ok: true })
})

test('measures the variables in bytes, not in characters', () => {
  const tamil = 'அ' // three bytes
  expect(parse(bodyOf({ message: tamil.repeat(16_600) }))).toMatchObject({ ok: true })
  expect(parse(bodyOf({ message: tamil.repeat(16_700) }))).toMatchObject({ ok: false, status: 413 })
})
