import { useCallback, useEffect, useRef, useState } from 'react'
import { documentOf, pageOfHash } from '#app/page-address.ts'
import styles from '#enquiry/enquiry-form.module.css'
import { Button } from '../button.tsx'
import { fieldId, forms, useEditor } from '../editor-context.tsx'
import { useStore } from '../store/use-store.tsx'
import { elementOf, fieldOf, shownFields } from './find-field.ts'

const PAGES = forms.flatMap(({ page }) => page ?? [])

/** See editor.css. */
const WIDTHS = ['Desktop', 'Phone']

/** These links still work, and the form follows. */
const NAVIGATION = 'header a, header button, footer a[href*="#/"]'
const STYLE =
  '[data-edit] { outline: 2px dashed #a87c2c !important; outline-offset: 4px; cursor: pointer !important; }'

/** The site itself, in a frame of the width of a phone or of a desktop. */
export function Preview() {
  const { files, shown: answer, failure } = useStore()
  const { page, focused, practiceName, openPage: onPage, goTo } = useEditor()
  const { revision } = answer
  const isRunning = !failure
  const currentId = focused ? fieldId(focused) : ''
  // What the preview shows, whatever form is beside it.
  const fields = forms
    .filter((each) => !each.page || each.page === page)
    .flatMap((each) => {
      const shown = files[each.file]
      return shown ? shownFields(each, shown, practiceName) : []
    })
  const [width, setWidth] = useState('Desktop')
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = useRef({ page: '', revision: '', scrollTop: 0 })
  const latest = useRef({ fields, currentId, onPage, goTo })
  useEffect(() => {
    latest.current = { fields, currentId, onPage, goTo }
  })

  useEffect(() => {
    const before = shown.current
    if (!isRunning || (before.page === page && before.revision === revision)) return
    const { contentDocument: document, contentWindow: view } = frame.current ?? {}
    const scrollY = document?.defaultView?.scrollY
    shown.current = { page, revision, scrollTop: (before.page === page && scrollY) || 0 }
    // The page's own document needs no script to show it, unlike its hash address. Chromium ignores a second request for
    // the address that it is loading, so each change has its own.
    view?.location.replace(`${import.meta.env.SITE_BASE}${documentOf(page)}?${revision}`)
  }, [page, revision, isRunning])

  const showField = useCallback((id: string) => {
    const { contentDocument: root, contentWindow: view } = frame.current ?? {}
    const element = root && elementOf(id, latest.current.fields, root)
    if (!element || !view) return
    // Not scrollIntoView, which would scroll the editor too.
    const { top, height } = element.getBoundingClientRect()
    // Not smoothly: a reload meanwhile would interrupt it.
    view.scrollBy({ top: top + (height - view.innerHeight) / 2, behavior: 'instant' })
  }, [])
  useEffect(() => showField(currentId), [currentId, showField])

  /** Works on the site from outside: its own code knows nothing of the editor. */
  function onLoad() {
    const { contentDocument: document } = frame.current ?? {}
    // The browser's own page, closed to scripts, where the server has not answered: it is loaded once it does.
    if (!document) shown.current = { ...shown.current, revision: '' }
    const view = document?.defaultView
    // None where a page cannot be shown: the editor's server sends a text.
    const documentPage = document?.documentElement.dataset.page
    if (!view || !documentPage) return
    const pageInView = () => pageOfHash(view.location.hash, documentPage, PAGES)
    const openForm = () => {
      shown.current = { ...shown.current, page: pageInView(), scrollTop: 0 }
      latest.current.onPage(shown.current.page)
    }
    view.addEventListener('popstate', openForm)
    // By the browser's Back or Forward, or by a link that was pressed before this.
    if (pageInView() !== shown.current.page) openForm()
    view.scrollTo({ top: shown.current.scrollTop, behavior: 'instant' })
    // After Undo the text of the field is only in the new page.
    showField(latest.current.currentId)
    const style = new view.CSSStyleSheet()
    style.replaceSync(STYLE)
    document.adoptedStyleSheets.push(style)

    const pressedField = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof view.Element) || target.closest(NAVIGATION)) return undefined
      return fieldOf(target, event, latest.current.fields)
    }
    let marked: Element | undefined
    document.addEventListener('pointerover', (event) => {
      marked?.removeAttribute('data-edit')
      marked = pressedField(event) && (event.target as Element)
      marked?.setAttribute('data-edit', '')
    })
    const onClick = (event: MouseEvent) => {
      // Enter on a link is a click too, without a press (detail 0): it follows the link.
      const field = event.detail > 0 && pressedField(event)
      if (!field) return
      event.preventDefault()
      event.stopImmediatePropagation()
      latest.current.goTo(field.field)
    }
    document.addEventListener('click', onClick, { capture: true })
  }

  return (
    <section className="preview" aria-label="Preview">
      <fieldset className="bar" aria-label="Width of the preview">
        {WIDTHS.map((each) => (
          <Button key={each} aria-pressed={each === width} onClick={() => setWidth(each)}>
            {each}
          </Button>
        ))}
        <p className={styles.hint}>Press a text or a picture to change it.</p>
      </fieldset>
      <div className="frame">
        <iframe ref={frame} title="The site" data-width={width} onLoad={onLoad} />
      </div>
    </section>
  )
}
