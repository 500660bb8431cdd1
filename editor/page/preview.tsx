import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { elementOf, fieldOf, type ShownField } from './find-field.ts'
import { preparePreview, showPage } from './preview-document.ts'
import { PRACTICE } from './toolbar.tsx'

const WIDTHS = { phone: 390, desktop: 1280 }
type Width = keyof typeof WIDTHS

type PreviewProps = {
  base: string
  /** The page that the form is about. */
  page: string
  fields: readonly ShownField[]
  /** The field that has the focus, to scroll to. */
  current: ShownField | undefined
  onPage: (page: string) => void
  onField: (field: ShownField) => void
}

/** The site itself, in a frame of the width of a phone or of a desktop. */
export function Preview({ base, page, fields, current, onPage, onField }: PreviewProps) {
  const [width, setWidth] = useState<Width>('desktop')
  const frame = useRef<HTMLIFrameElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const scroll = useRef({ page, top: 0 })
  const shownPage = useRef(page)
  const latest = useRef({ fields, onPage, onField })
  latest.current = { fields, onPage, onField }
  // The fields of every page are shown on all of them.
  if (page !== PRACTICE) shownPage.current = page
  const size = useSize(area)
  const scale = Math.min(1, size.width / WIDTHS[width])

  const onLoad = useCallback(() => {
    const view = frame.current?.contentWindow
    if (!view) return
    preparePreview(view, {
      base,
      fieldOf: (element, offset) => fieldOf(element, latest.current.fields, offset),
      onField: (field) => latest.current.onField(field),
      onPage: (shown) => latest.current.onPage(shown),
      scroll: scroll.current,
    })
    showPage(view, shownPage.current, base)
  }, [base])

  useEffect(() => {
    const view = frame.current?.contentWindow
    // Before the first document is here, there is nothing to move in; onLoad shows the page then.
    if (view && view.location.href !== 'about:blank' && page !== PRACTICE) showPage(view, page, base)
  }, [page, base])

  useEffect(() => {
    const root = frame.current?.contentDocument
    if (current && root) elementOf(current, root)?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [current])

  return (
    <section className="preview" aria-label="Preview">
      <fieldset className="toolbar" aria-label="Width of the preview">
        {(['desktop', 'phone'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={each === width} onClick={() => setWidth(each)}>
            {each === 'desktop' ? 'Desktop' : 'Phone'}
          </button>
        ))}
        <p className="help">Press a text or a picture to change it.</p>
      </fieldset>
      <div className="frame" ref={area}>
        <iframe
          ref={frame}
          title="The site"
          src={base}
          onLoad={onLoad}
          style={{
            width: WIDTHS[width],
            height: scale > 0 ? size.height / scale : size.height,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </section>
  )
}

function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
