// `npm run build` builds the site into dist/, even if nothing has changed.
import { readEnvironment } from '#settings/environment.ts'
import { directories } from '../build/directories.ts'
import { build } from './build-if-stale.ts'
import { printUnknownSettings } from './print-unknown-settings.ts'

const environment = readEnvironment(process.env)
printUnknownSettings()
if (!(await build(directories, environment))) process.exitCode = 1
