import { expect, test } from 'vitest'
import { isInstalled } from './set-up.mjs'

const machine = { platform: 'linux', arch: 'x64' }
const wanted = {
  '': {},
  'node_modules/site': { version: '1.0.0' },
  'node_modules/tool-linux': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/tool-darwin': { version: '2.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
}
const { '': _project, 'node_modules/tool-darwin': _other, ...installed } = wanted

test('has nothing to install when npm has installed what the lockfile asks for', () => {
  expect(isInstalled(wanted, installed, machine)).toBe(true)
})

test('installs into a fresh clone', () => {
  expect(isInstalled(wanted, undefined, machine)).toBe(false)
})

test('installs when a package is missing', () => {
  expect(isInstalled({ ...wanted, 'node_modules/more': { version: '1.0.0' } }, installed, machine)).toBe(
    false,
  )
})

test('installs when a package has another version, an optional one too', () => {
  const changed = { version: '2.0.1', optional: true, os: ['linux'], cpu: ['x64'] }
  expect(isInstalled({ ...wanted, 'node_modules/tool-linux': changed }, installed, machine)).toBe(false)
})

test('installs again when the packages came from another system', () => {
  expect(isInstalled(wanted, installed, { platform: 'darwin', arch: 'arm64' })).toBe(false)
})
