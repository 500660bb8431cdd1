import { openDisplay } from './display.ts'
import type { Driver, Engine, Key } from './driver.ts'
import { openSession } from './web-driver.ts'

/** WebDriver's own letters for keys that write none. */
const NAMED: Record<string, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }

export type WebKitPrograms = { driver: string; browser: string; display: string }

/** WebKitGTK in its MiniBrowser, driven by plain WebDriver. It always wants a display, so it gets one of its own. */
export const webkit = (programs: WebKitPrograms): Engine => ({
  name: 'WebKit',
  start: ({ script }) => start(programs, ['--automation', `--enable-javascript=${script}`]),
})

async function start(programs: WebKitPrograms, args: string[]): Promise<Driver> {
  const display = await openDisplay(programs.display)
  const session = await openSession(programs.driver, {
    environment: { DISPLAY: display.name },
    capabilities: { 'webkitgtk:browserOptions': { binary: programs.browser, args } },
  })
  const { ask } = session
  return {
    // WebDriver has no way to read the console.
    troubles: [],
    async goto(url) {
      await ask('POST', '/url', { url })
    },
    evaluate: (expression) => ask('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    async tap(x, y) {
      await ask('POST', '/actions', { actions: [tapAt(x, y)] })
    },
    async press(keys) {
      await ask('POST', '/actions', { actions: [pressing(keys)] })
    },
    async resize(width, height) {
      // The window has a bar above the page; and it has a least width of some 450 px.
      const bar = Number(
        await ask('POST', '/execute/sync', { script: 'return outerHeight - innerHeight', args: [] }),
      )
      await ask('POST', '/window/rect', { width, height: height + bar })
    },
    async screenshot() {
      return Buffer.from(String(await ask('GET', '/screenshot')), 'base64')
    },
    async close() {
      await session.close()
      await display.close()
    },
  }
}

const tapAt = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

const pressing = (keys: readonly Key[]) => ({
  type: 'key',
  id: 'keyboard',
  actions: keys
    .map((key) => NAMED[key] ?? key)
    .flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
})
