// `npm run content`: everything that is wrong with content/ and art/, without building anything.
// With --schemas it also writes the files that tell editors and Pages CMS what content/ may hold.
import { writeEditorFiles } from './content/editor-files.ts'
import { checkContent } from './content.ts'
import { folders } from './folders.ts'

if (process.argv.includes('--schemas')) {
  for (const path of await writeEditorFiles(folders.project)) console.log(`${path} is written.`)
}

const { mistakes, warnings, reminders } = await checkContent(folders)
for (const line of mistakes) console.log(line)
for (const line of warnings) console.log(`Please look: ${line}`)
for (const line of reminders) console.log(`Before you go live: ${line}`)
if (mistakes.length === 0) console.log('content/ and art/ are good.')
else {
  const [count, are] =
    mistakes.length === 1 ? ['One mistake', 'it is'] : [`${mistakes.length} mistakes`, 'they are']
  console.log(`\n${count}: the site is not built until ${are} mended.`)
  process.exitCode = 1
}
