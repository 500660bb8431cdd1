import '@fontsource-variable/hanken-grotesk'
import '@fontsource-variable/newsreader'
import '@fontsource/noto-serif-tamil'
import './editor.css'

import { createRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'

// A picture that is dropped beside its field would be opened instead of the editor. Words may be dragged anywhere.
for (const type of ['dragover', 'drop'] as const) {
  addEventListener(type, (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault())
}
createRoot(document.getElementById('root') as HTMLElement).render(<Editor />)
