import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { isStale, readSettings, writeStamp } from './build-if-stale.mjs'

let project: string

function write(path: string, text: string) {
  writeFileSync(join(project, path), text)
}

beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), 'stale-'))
  mkdirSync(join(project, 'src/pages'), { recursive: true })
  mkdirSync(join(project, 'dist'))
  write('src/pages/home.tsx', 'home')
  write('.env', 'SITE_URL=https://example.com')
  const startedAt = Date.now()
  writeStamp(project, { startedAt, settings: readSettings(project, {}) })
  // The clock of a file system is coarse: wait until files written now are newer than the build.
  await vi.waitFor(() => {
    write('clock', '')
    expect(statSync(join(project, 'clock')).ctimeMs).toBeGreaterThan(startedAt)
  })
  return () => rmSync(project, { recursive: true })
})

test('builds when there is no build', () => {
  rmSync(join(project, 'dist'), { recursive: true })
  expect(isStale(project, {})).toBe(true)
})

test('does not build when only other files and settings have changed', () => {
  write('README.md', 'text')
  expect(isStale(project, { PORT: '8080', SITE_FOLDER: 'dist/site' })).toBe(false)
})

test('builds when a file has changed', () => {
  write('src/pages/home.tsx', 'new')
  expect(isStale(project, {})).toBe(true)
})

test('builds when a copied file has an old modification time', () => {
  utimesSync(join(project, 'src/pages/home.tsx'), 1, 1)
  expect(isStale(project, {})).toBe(true)
})

test('builds when a file was renamed', () => {
  renameSync(join(project, 'src/pages/home.tsx'), join(project, 'src/pages/start.tsx'))
  expect(isStale(project, {})).toBe(true)
})

test.each(['EMAILJS_PUBLIC_KEY', 'ENQUIRY_ORIGIN', 'SITE_URL', 'BASE_PATH'])(
  'builds when %s is set',
  (name) => {
    expect(isStale(project, { [name]: 'value' })).toBe(true)
  },
)

test('builds when .env has changed', () => {
  write('.env', '')
  expect(isStale(project, {})).toBe(true)
})
