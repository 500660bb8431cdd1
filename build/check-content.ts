// `npm run content`: everything that is wrong with content/ and art/, without building anything.
// With --schemas it also writes the files that tell editors and Pages CMS what content/ may hold.
import { checkDirectories } from './content.ts'
import { writeEditorFiles } from './content-check/editor-files.ts'
import { formatProblem } from './content-check/problem.ts'
import { folders } from './folders.ts'

if (process.argv.includes('--schemas')) {
  for (const path of await writeEditorFiles(folders.project)) console.log(`${path} is written.`)
}

const { problems, warnings, reminders } = await checkDirectories(folders)
for (const problem of problems) console.log(formatProblem(problem))
for (const warning of warnings) console.log(`Please look: ${formatProblem(warning)}`)
for (const reminder of reminders) console.log(`Before you go live: ${formatProblem(reminder)}`)
if (problems.length === 0) console.log('content/ and art/ are good.')
else {
  const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`
  console.log(`\n${count}: correct this before the site is built.`)
  process.exitCode = 1
}
