// npm run build: builds the site into dist, whether it is stale or not.

import { buildSite } from './build-site.mjs'
import { setUp } from './set-up.mjs'

await setUp()
if (!(await buildSite({ always: true }))) process.exitCode = 1
