// `npm run content`: everything that is wrong with content/, without building anything.
import { checkContent } from './content.ts'
import { folders } from './folders.ts'

const { mistakes, warnings } = await checkContent(folders)
for (const line of mistakes) console.log(line)
for (const line of warnings) console.log(`Please look: ${line}`)
if (mistakes.length > 0) {
  const count = mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`
  console.log(
    `\n${count} in content/: the site is not built until ${mistakes.length === 1 ? 'it is' : 'they are'} mended.`,
  )
  process.exitCode = 1
} else {
  console.log('content/ is good.')
}
