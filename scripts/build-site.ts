// Builds a site in a process of its own, for build-if-stale.ts and for the editor. The directories are arguments.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '#settings/build-settings.ts'
import { readEnvFile, readEnvironment } from '#settings/environment.ts'
import { unknownSettings } from '#settings/unknown-settings.ts'
import { buildSite } from '../build/build-site.ts'
import { directories } from '../build/directories.ts'

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: directories.content },
    art: { type: 'string', default: directories.art },
    dist: { type: 'string', default: directories.dist },
  },
})
const settings = readSettings(readEnvironment(process.env))
for (const line of unknownSettings(readEnvFile('.'))) console.log(`Please check: ${line}`)
await buildSite(settings, {
  ...directories,
  content: resolve(values.content),
  art: resolve(values.art),
  dist: resolve(values.dist),
})
