// npm run bench: builds what is stale and measures it. Words after -- go to the bench: npm run bench -- --runs 3

import { buildSite } from './build-site.mjs'
import { findBrowser, findShell } from './find-browser.mjs'
import { stop, tool } from './run.mjs'
import { setUp } from './set-up.mjs'

await setUp()
if (!(await buildSite())) stop('The site was not built, so there is nothing to measure.')
// What a browser with windows does beside the page takes a core from it, which on a small machine is half of all.
const browser = findShell() ?? (await findBrowser())
if (!browser) stop('There is no browser to measure with.')
process.exitCode = await tool('tsx', ['bench/site/main.ts', ...process.argv.slice(2)], {
  settings: { BROWSER_PATH: browser },
})
