// Handles presses in the page: on a text the cursor goes into it, a picture leads to its field, a link to its page.
import { useEffect, useEffectEvent } from 'react'
import { fieldOfId, forms, useEditor } from '../editor-context.tsx'
import { useStore } from '../store/use-store.tsx'
import { characterAt } from './character-at.ts'
import type { Writing } from './use-writing.ts'

/** Pages have hash addresses, and Enquire links have a query after them. */
const PAGE_LINK = /#(\/[\w-]+)(\?.*)?$/

type PressOptions = {
  document: Document | undefined
  writing: Writing
  onPictureDrop: (key: string, file: File) => void
}

export function usePresses({ document, writing, onPictureDrop }: PressOptions) {
  const { openPage, goTo } = useEditor()
  const { undo, redo, countPress } = useStore()

  const press = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element
    // The menu opens without script.
    if (target.closest('[popovertarget]')) return
    const link = target.closest('a')
    const isField = target.closest('input, textarea')
    if (!isField) event.preventDefault()
    const element = target.closest<HTMLElement>('[data-field]')
    // Enter on a link is a click too, without a press (detail 0): it follows the link.
    if (element && event.detail > 0) {
      if (element === writing.written?.element) return
      const field = fieldOfId(element.dataset.field ?? '')
      if (field && writing.canWrite(field)) writing.write(field, element, characterAt(element, event))
      else if (field) goTo(field)
      return
    }
    const shown = target.closest<HTMLElement>('[data-picture], [data-link]')?.dataset
    const other = fieldOfId(shown?.picture ?? shown?.link ?? '')
    if (other) goTo(other)
    else if (link) followLink(link.getAttribute('href') ?? '')
  })
  function followLink(href: string) {
    const [, page = ''] = PAGE_LINK.exec(href) ?? []
    if (forms.some((form) => form.page === page)) openPage(page)
  }
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (event.altKey || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  })
  const drop = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    // Otherwise the browser would open the dropped file in the frame.
    event.preventDefault()
    const picture = (event.target as Element).closest<HTMLElement>('[data-picture]')
    for (const marked of document?.querySelectorAll('[data-dropped]') ?? [])
      marked.removeAttribute('data-dropped')
    if (event.type === 'dragover') picture?.setAttribute('data-dropped', '')
    const [file] = event.dataTransfer.files
    if (event.type === 'drop' && picture?.dataset.picture && file)
      onPictureDrop(picture.dataset.picture, file)
  })

  useEffect(() => {
    if (!document) return
    const { signal, abort } = withAbort()
    document.addEventListener('pointerdown', countPress, { capture: true, signal })
    document.addEventListener('keydown', countPress, { capture: true, signal })
    document.addEventListener('click', (event) => press(event), { capture: true, signal })
    document.addEventListener('submit', (event) => event.preventDefault(), { signal })
    document.addEventListener('keydown', (event) => pressKey(event), { signal })
    for (const type of ['dragover', 'dragleave', 'drop'] as const) {
      document.addEventListener(type, (event) => drop(event), { signal })
    }
    return abort
  }, [document, countPress])
}

function withAbort() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
