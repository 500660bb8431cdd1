// `npm run edit` opens the owner's editor, which this computer alone can open.
import { join } from 'node:path'
import { directories } from '../build/directories.ts'
import { openBrowser } from './start/open-browser.ts'
import { runningEditor } from './start/running-editor.ts'

const state = join(directories.project, 'var', 'editor')
// A program that starts the editor reads the address instead. Some desktops give a launcher no terminal, so it asks for the
// browser.
const isOpenedByOwner = process.stdout.isTTY || process.argv.includes('--open')

const running = await runningEditor(state, directories.project)
if (running) openRunning(running)
console.log('The editor is starting …')
// Loading these modules takes most of the time that a second start would need.
const { runEditor } = await import('./run-editor.ts')
open(
  'The editor is open in your browser. Keep this window: closing it ends the editor.\n\n',
  await runEditor({ state, openRunning }),
)

function open(message: string, origin: string): void {
  console.log(`${message}${origin}/edit/`)
  if (isOpenedByOwner) openBrowser(`${origin}/edit/`)
}

function openRunning(origin: string): never {
  open('The editor is running already: ', origin)
  process.exit(0)
}
