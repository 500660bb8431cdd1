import { spawn } from 'node:child_process'

/** Returns the program that opens an address, with its arguments. */
function opener(address: string, platform: NodeJS.Platform): [string, string[]] {
  if (platform === 'darwin') return ['open', [address]]
  // `start` is a command of the shell. It takes its first quoted argument as the title of a window, so that is empty.
  if (platform === 'win32') return ['cmd', ['/c', 'start', '""', address]]
  return ['xdg-open', [address]]
}

/** Opens an address in the owner's browser. It never fails, because the address is printed too. */
export function openBrowser(address: string, platform: NodeJS.Platform = process.platform): void {
  const [program, args] = opener(address, platform)
  const child = spawn(program, args, { stdio: 'ignore', detached: true, windowsVerbatimArguments: true })
  child.on('error', () => undefined)
  child.unref()
}
