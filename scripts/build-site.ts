// Builds a site in a process of its own, for build-if-stale.ts and for the editor. The directories are arguments.
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { formatProblem } from '#check/problem.ts'
import { readSettings } from '#settings/build-settings.ts'
import { readEnvironment } from '#settings/environment.ts'
import { buildSite } from '../build/build-site.ts'
import { directories } from '../build/directories.ts'

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: directories.content },
    art: { type: 'string', default: directories.art },
    dist: { type: 'string', default: directories.dist },
  },
})
// An ended process removes what it has built so far, which it would not do at a signal without this.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
const settings = readSettings(readEnvironment(process.env))
// The user of the relay reads what this user writes, also on servers where files are private otherwise.
process.umask(0o022)
const dist = resolve(values.dist)
const { warnings, reminders } = await buildSite(settings, {
  ...directories,
  content: resolve(values.content),
  art: resolve(values.art),
  dist,
})

for (const warning of warnings) console.log(`Please check: ${formatProblem(warning)}`)
for (const reminder of reminders) console.log(`Before you go live: ${formatProblem(reminder)}`)
const { siteUrl, isPublic, enquiryOrigin } = settings
if (!isPublic) {
  console.log('Before you go live: set SITE_URL; the pages now name the address of this machine.')
}
const site = relative(directories.project, join(dist, 'site'))
console.log(
  `Built ${site} for ${siteUrl}; enquiries go to ${enquiryOrigin ?? 'the relay on the same address'}.`,
)
// A build for the tests prints nothing.
if (dist === directories.dist) {
  console.log(
    `Next: upload ${site} to your host. A running relay serves it already; after an update of the code, restart the service.`,
  )
}
