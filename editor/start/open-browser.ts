import { spawn } from 'node:child_process'

/** The program that opens an address, with its arguments. */
function opener(address: string, platform: NodeJS.Platform): [string, string[]] {
  if (platform === 'darwin') return ['open', [address]]
  // `start` is a command of the shell. Its first quoted argument would be the title of a window.
  if (platform === 'win32') return ['cmd', ['/c', 'start', '""', address]]
  return ['xdg-open', [address]]
}

/** Opens an address in the owner's browser. The address is printed too, so a browser that does not open is no failure. */
export function openBrowser(address: string, platform: NodeJS.Platform = process.platform): void {
  const [program, args] = opener(address, platform)
  const child = spawn(program, args, { stdio: 'ignore', detached: true, windowsVerbatimArguments: true })
  child.on('error', () => undefined)
  child.unref()
}
