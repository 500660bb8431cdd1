// `npm run content`: everything that is wrong with content/, art/ and .env, without building anything.
// With --schemas it also writes the files that tell editors and Pages CMS what content/ may hold.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkContent } from '../build/content-check/check-content.ts'
import { readContentFiles } from '../build/content-check/content-files.ts'
import { formatProblem } from '../build/content-check/problem.ts'
import { schemaFiles } from '../build/content-check/schema-files.ts'
import { directories } from '../build/directories.ts'
import { loadSettings } from '../build/settings.ts'

if (process.argv.includes('--schemas')) {
  for (const [path, text] of Object.entries(schemaFiles())) {
    await writeFile(join(directories.project, path), text)
    console.log(`${path} is written.`)
  }
}

const files = await readContentFiles(directories.content)
const { problems, warnings, reminders } = await checkContent(files, directories.art)
for (const problem of problems) console.log(formatProblem(problem))
for (const warning of warnings) console.log(`Please check: ${formatProblem(warning)}`)
for (const reminder of reminders) console.log(`Before you go live: ${formatProblem(reminder)}`)
if (problems.length > 0) {
  console.log('\nThe site cannot be built like this.')
  process.exitCode = 1
}
// Stops with its own message if a setting is wrong.
loadSettings()
if (problems.length === 0) console.log('content/, art/ and the settings of the build are good.')
