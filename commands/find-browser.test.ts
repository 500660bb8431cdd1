import { expect, test, vi } from 'vitest'
import { browserOf, shellOf } from './find-browser.mjs'

const PLAYWRIGHTS = '/opt/ms-playwright/chromium/chrome'

/** A Linux machine with these files; what is downloaded or installed appears among them. */
function machineWith({
  files = [] as string[],
  broken = [] as string[],
  environment = {} as Record<string, string | undefined>,
  platform = 'linux',
  isRoot = false,
  hasNetwork = false,
  hasDebian = false,
}) {
  const there = new Set([...files, ...broken, ...(hasDebian ? ['/usr/bin/apt-get'] : [])])
  return {
    platform,
    environment,
    isRoot,
    exists: (path: string) => there.has(path),
    works: (path: string) => !broken.includes(path),
    playwrightPath: () => PLAYWRIGHTS,
    downloadFromPlaywright: vi.fn(async () => {
      if (hasNetwork) there.add(PLAYWRIGHTS)
      return hasNetwork
    }),
    installFromDebian: vi.fn(async () => {
      there.add('/usr/bin/chromium')
      return true
    }),
  }
}

test('prefers Playwright’s own browser to the system’s', async () => {
  const machine = machineWith({ files: ['/usr/bin/chromium', PLAYWRIGHTS] })
  expect(await browserOf(machine)).toEqual({ path: PLAYWRIGHTS })
})

test('takes the system’s browser and downloads nothing', async () => {
  const machine = machineWith({ files: ['/usr/bin/google-chrome'], hasNetwork: true })
  expect(await browserOf(machine)).toEqual({ path: '/usr/bin/google-chrome' })
  expect(machine.downloadFromPlaywright).not.toHaveBeenCalled()
})

test('passes over a browser that does not start', async () => {
  const machine = machineWith({ broken: ['/usr/bin/chromium-browser'], files: ['/usr/bin/google-chrome'] })
  expect(await browserOf(machine)).toEqual({ path: '/usr/bin/google-chrome' })
})

test.each(['BROWSER_PATH', 'CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'])(
  'takes the browser that %s names before all others',
  async (name) => {
    const machine = machineWith({ files: ['/opt/mine', PLAYWRIGHTS], environment: { [name]: '/opt/mine' } })
    expect(await browserOf(machine)).toEqual({ path: '/opt/mine' })
  },
)

test('does not quietly take another browser than the one that was named', async () => {
  const machine = machineWith({ files: [PLAYWRIGHTS], environment: { CHROME_PATH: '/opt/gone' } })
  expect(await browserOf(machine)).toEqual({
    problem: 'CHROME_PATH is /opt/gone, which is no browser that starts.',
  })
})

test('knows where Chrome is on a Mac', async () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(await browserOf(machineWith({ platform: 'darwin', files: [chrome] }))).toEqual({ path: chrome })
})

test('knows that every Windows has Edge', async () => {
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
  const environment = { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' }
  const machine = machineWith({ platform: 'win32', files: [edge], environment })
  expect(await browserOf(machine)).toEqual({ path: edge })
})

test('downloads Playwright’s browser when there is none', async () => {
  const machine = machineWith({ hasNetwork: true, hasDebian: true, isRoot: true })
  expect(await browserOf(machine)).toEqual({ path: PLAYWRIGHTS })
  expect(machine.installFromDebian).not.toHaveBeenCalled()
})

test('installs Debian’s browser when the download fails', async () => {
  const machine = machineWith({ hasDebian: true, isRoot: true })
  expect(await browserOf(machine)).toEqual({ path: '/usr/bin/chromium' })
})

test('installs Debian’s browser when the downloaded one does not start', async () => {
  const machine = machineWith({ hasNetwork: true, broken: [PLAYWRIGHTS], hasDebian: true, isRoot: true })
  expect(await browserOf(machine)).toEqual({ path: '/usr/bin/chromium' })
})

test.each([
  ['without the right to install', { hasDebian: true, isRoot: false }],
  ['on a Linux that is no Debian', { hasDebian: false, isRoot: true }],
])('says what to install %s', async (_where, facts) => {
  const machine = machineWith(facts)
  expect(await browserOf(machine)).toEqual({
    problem:
      'There is no browser for the browser tests: install Chromium or Chrome, or set CHROME_PATH to one.',
  })
  expect(machine.installFromDebian).not.toHaveBeenCalled()
})

test('takes the headless shell for what is quick with it, unless a browser was named', () => {
  const shell = '/usr/bin/chromium-headless-shell'
  expect(shellOf(machineWith({ files: [shell] }))).toBe(shell)
  expect(shellOf(machineWith({ broken: [shell] }))).toBeUndefined()
  expect(shellOf(machineWith({}))).toBeUndefined()
  const environment = { CHROME_PATH: '/opt/mine' }
  expect(shellOf(machineWith({ files: [shell, '/opt/mine'], environment }))).toBeUndefined()
})
