import '@fontsource-variable/hanken-grotesk'
import '@fontsource-variable/newsreader'
import '@fontsource/noto-serif-tamil'
import './editor.css'

import { createRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(<Editor />)
