import { spawn } from 'node:child_process'

/** Where a browser can be shown: not on a build server, and not over a plain connection to another machine. */
const hasDisplay = () =>
  !process.env.CI &&
  (process.platform === 'darwin' ||
    process.platform === 'win32' ||
    Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY))

/** The address is printed too, so a browser that does not open is no failure. */
export function openBrowser(address: string): void {
  if (!hasDisplay()) return
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address]
  const child = spawn(String(command), args, { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
