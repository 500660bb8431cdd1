// npm run build: builds the site into dist/, even if nothing has changed.
import { build } from './build-if-stale.mjs'
import { setUp } from './set-up.mjs'

await setUp()
if (!(await build())) process.exitCode = 1
