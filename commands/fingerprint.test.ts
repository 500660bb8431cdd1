import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

let folder: string
let before: string

function write(path: string, words: string) {
  writeFileSync(join(folder, path), words)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  mkdirSync(join(folder, 'src/pages'), { recursive: true })
  write('src/pages/home.tsx', 'home')
  write('package-lock.json', '{}')
  before = fingerprint(folder, {})
})

afterEach(() => rmSync(folder, { recursive: true }))

test('stays the same when only times change', () => {
  utimesSync(join(folder, 'src/pages/home.tsx'), 1, 1)
  expect(fingerprint(folder, {})).toBe(before)
})

test('stays the same when a test changes, or a file that no build reads', () => {
  write('src/pages/home.test.tsx', 'test')
  write('README.md', 'words')
  expect(fingerprint(folder, {})).toBe(before)
})

test('changes with the contents of a file deep down', () => {
  write('src/pages/home.tsx', 'HOME')
  expect(fingerprint(folder, {})).not.toBe(before)
})

test('changes when a file is named otherwise', () => {
  renameSync(join(folder, 'src/pages/home.tsx'), join(folder, 'src/pages/start.tsx'))
  expect(fingerprint(folder, {})).not.toBe(before)
})

test('changes with a build setting in .env, and not with the relay’s', () => {
  write('.env', 'SMTP_URL=smtp://localhost')
  expect(fingerprint(folder, {})).toBe(before)
  write('.env', 'EMAILJS_PUBLIC_KEY=key')
  expect(fingerprint(folder, {})).not.toBe(before)
})

test('knows that an empty setting of the environment undoes the one in .env', () => {
  write('.env', 'EMAILJS_PUBLIC_KEY=key')
  expect(fingerprint(folder, { EMAILJS_PUBLIC_KEY: '' })).toBe(before)
})

test.each(['EMAILJS_PUBLIC_KEY', 'SITE_ADDRESS', 'BASE_PATH'])(
  'changes with the build setting %s',
  (name) => {
    expect(fingerprint(folder, { [name]: 'some' })).not.toBe(before)
  },
)

test.each(['PORT', 'SITE_FOLDER', 'MAILBOX'])('does not mind %s, which only the relay reads', (name) => {
  expect(fingerprint(folder, { [name]: 'some' })).toBe(before)
})
