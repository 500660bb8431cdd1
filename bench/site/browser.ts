/** For a browser without a window, in a container or not, that does not call home while it is measured. */
export const BROWSER_FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Set by main.ts. */
export function browserPath(): string {
  const { BROWSER_PATH } = process.env
  if (!BROWSER_PATH) throw new Error('Run this by npm run bench, which finds a browser for it.')
  return BROWSER_PATH
}
