// The style sheet comes first, because it declares the order of the cascade layers.
import './styles/site.css'

import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Shell } from '#app/shell.tsx'
import { readForm } from '#enquiry/clean-values.ts'
import printSheet from './styles/print.css?url'

/** src/boot/ calls it once, and ends. `submitted` is what was in the form at a submit. */
export function hydrate(submitted: FormData | undefined) {
  const { page: documentPage = '' } = document.documentElement.dataset
  const focusedId = document.activeElement?.id ?? ''
  const [form] = document.forms
  const app = (
    <Shell
      documentPage={documentPage}
      initialHash={location.hash}
      formBeforeReact={form && { values: readForm(form), submitted }}
    />
  )

  /** Where a browser extension has changed the page, hydration fails and React renders it again, without the focus. */
  function onRecoverableError(error: unknown) {
    reportError(error)
    const field = document.getElementById(focusedId) as HTMLInputElement | null
    field?.focus()
    // The caret goes to the end of the text. In an email field, where a script cannot move it, selectionEnd is null.
    if (field?.selectionEnd === 0) field.setSelectionRange(field.value.length, field.value.length)
  }

  const root = document.getElementById('root') as HTMLElement
  // As a transition, hydration yields to input between its tasks.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))

  // These links are not in the documents: browsers would request them together with the first picture, and delay the picture.
  addLink({ rel: 'manifest', href: `${import.meta.env.BASE_URL}site.webmanifest` })
  addLink({ rel: 'stylesheet', href: printSheet, media: 'print' })
}

const addLink = (attributes: object) =>
  document.head.append(Object.assign(document.createElement('link'), attributes))
