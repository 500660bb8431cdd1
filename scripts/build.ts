// npm run build: builds the site into dist/, even if nothing has changed.
import { readEnvironment } from '#settings/environment.ts'
import { directories } from '../build/directories.ts'
import { build } from './build-if-stale.ts'

if (!(await build(directories, readEnvironment(process.env)))) process.exitCode = 1
