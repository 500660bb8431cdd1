import '@fontsource-variable/hanken-grotesk'
import '@fontsource-variable/newsreader'
import '@fontsource/noto-serif-tamil'
import './editor.css'

import { createRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'

// A picture that is dropped beside its field would be opened instead of the editor.
for (const type of ['dragover', 'drop']) {
  addEventListener(type, (event) => event.target instanceof HTMLInputElement || event.preventDefault())
}
createRoot(document.getElementById('root') as HTMLElement).render(<Editor />)
