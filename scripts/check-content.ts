// `npm run content` reports everything that is wrong with content/, art/ and .env, without building anything.
import { checkContent } from '#check/check-content.ts'
import { readContentFiles } from '#check/content-files.ts'
import { formatProblem } from '#check/problem.ts'
import { readSettings } from '#settings/build-settings.ts'
import { readEnvFile, readEnvironment } from '#settings/environment.ts'
import { unknownSettings } from '#settings/unknown-settings.ts'
import { directories } from '../build/directories.ts'

const files = await readContentFiles(directories.content)
const { problems, warnings, reminders } = await checkContent(files, directories.art)
for (const problem of problems) console.log(formatProblem(problem))
for (const reminder of reminders) console.log(`Before you go live: ${formatProblem(reminder)}`)
const unclear = [...warnings.map(formatProblem), ...unknownSettings(readEnvFile('.'))]
for (const line of unclear) console.log(`Please check: ${line}`)
if (problems.length > 0) {
  console.log('\nThe site cannot be built like this.')
  process.exitCode = 1
}
// This throws an error with a message for the owner if a setting is wrong.
readSettings(readEnvironment(process.env))
if (problems.length === 0) console.log('content/, art/ and the settings of the build are good.')
