// First, because it declares the order of the cascade layers.
import './styles/site.css'

import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pageOfHash } from '#app/page-address.ts'
import { pages } from '#app/routes.ts'
import { Shell } from '#app/shell.tsx'
import printSheet from './styles/print.css?url'

boot.stop()

const focusedId = document.activeElement?.id ?? ''

const root = document.getElementById('root') as HTMLElement
const { page: documentPage = '' } = document.documentElement.dataset
const app = <Shell documentPage={documentPage} initialHash={`#${boot.page}`} keptForm={boot} />

/** Where a browser extension has changed the page, hydration fails and React renders it again, without the focus. */
function onRecoverableError(error: unknown) {
  reportError(error)
  const field = document.getElementById(focusedId) as HTMLInputElement | null
  field?.focus()
  // Behind what is written. An email field has no selection.
  if (field?.selectionEnd === 0) field.setSelectionRange(field.value.length, field.value.length)
}

// As a transition, hydration yields to input between its tasks.
if (boot.page === pageOfHash(location.hash, documentPage, pages)) {
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
} else createRoot(root).render(app)

// Not in the documents: browsers would request them together with the first picture, and delay the picture.
const addLink = (attributes: object) =>
  document.head.append(Object.assign(document.createElement('link'), attributes))
addLink({ rel: 'manifest', href: `${import.meta.env.BASE_URL}site.webmanifest` })
addLink({ rel: 'stylesheet', href: printSheet, media: 'print' })
