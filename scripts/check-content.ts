// `npm run content`: everything that is wrong with content/, art/ and .env, without building anything.
// With --schemas it also writes the files that tell editors and Pages CMS what content/ may hold.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkContent } from '../build/content-check/check-content.ts'
import { readContentFiles } from '../build/content-check/content-files.ts'
import { formatProblem, OwnerMistakes } from '../build/content-check/problem.ts'
import { schemaFiles } from '../build/content-check/schema-files.ts'
import { directories } from '../build/directories.ts'
import { loadSettings } from '../build/settings.ts'

if (process.argv.includes('--schemas')) {
  for (const [path, text] of Object.entries(schemaFiles())) {
    await writeFile(join(directories.project, path), text)
    console.log(`${path} is written.`)
  }
}

const { problems, warnings, reminders } = await checkContent(
  await readContentFiles(directories.content),
  directories.art,
)
const mistakes = problems.map(formatProblem)
try {
  loadSettings()
} catch (error) {
  if (!(error instanceof OwnerMistakes)) throw error
  mistakes.push(error.message)
}
for (const line of mistakes) console.log(line)
for (const warning of warnings) console.log(`Please check: ${formatProblem(warning)}`)
for (const reminder of reminders) console.log(`Before you go live: ${formatProblem(reminder)}`)
if (mistakes.length === 0) console.log('content/, art/ and the settings of the build are good.')
else {
  console.log('\nThe site cannot be built like this.')
  process.exitCode = 1
}
