// npm run build: builds the site into dist/, even if nothing has changed.
import { build } from './build-if-stale.ts'

if (!(await build())) process.exitCode = 1
