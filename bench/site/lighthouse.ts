import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Figures by their headings in the report. */
export type Load = ReturnType<typeof read>

/** Downloaded when it is needed: its 120 packages would be a quarter of node_modules. Version 13 needs Node 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const MAX_OUTPUT_BYTES = 50_000_000

/**
 * Loads the address once in a new browser. Lighthouse's defaults simulate a slow phone on slow 4G. On a busy machine it
 * sometimes loses the trace of a load, which is then repeated.
 */
export async function load(address: string, browser: string, attempts = 4): Promise<Load> {
  const flags = ['--headless', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const options = ['--quiet', '--output=json', `--chrome-flags=${flags.join(' ')}`]
  try {
    const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options], {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: MAX_OUTPUT_BYTES,
    })
    return read(stdout)
  } catch (error) {
    if (attempts === 1) throw error
    return load(address, browser, attempts - 1)
  }
}

function read(json: string) {
  const { audits, categories } = JSON.parse(json)
  const metric = (name: string): number => audits[name].numericValue
  const score = (name: string) => Math.round(categories[name].score * 100)
  return {
    'First paint, ms': metric('first-contentful-paint'),
    'Largest paint, ms': metric('largest-contentful-paint'),
    'Layout shift': metric('cumulative-layout-shift'),
    Performance: score('performance'),
    Accessibility: score('accessibility'),
    'Best practices': score('best-practices'),
    SEO: score('seo'),
  }
}
