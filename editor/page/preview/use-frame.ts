import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FRAME_STYLE } from './frame-style.ts'
import { patchDocument } from './patch-document.ts'
import { type DocumentLoader, showDocuments } from './show-documents.ts'

/** How soon a frame is loaded again whose server did not answer. */
const RETRY_MS = 1_000

type FrameOptions = {
  /** Of the document to show. */
  address: string
  /** Another value shows the document anew. */
  revision: string
  /** The element that is being written in. */
  written: Element | undefined
  /** Changes a document before it is shown. */
  prepare: (next: Document) => void
}

/** The document in a frame, which always shows what the server has at an address. */
export function useFrame({ address, revision, written, prepare }: FrameOptions) {
  const [{ document, failures }, setFrame] = useState<{ document?: Document; failures: number }>({
    failures: 0,
  })
  /** Another value loads the frame itself again. */
  const [attempt, setAttempt] = useState(0)
  /** Counts the documents that were shown. */
  const [shownCount, setShownCount] = useState(0)
  const loader = useRef<DocumentLoader>(undefined)

  const show = useEffectEvent((next: Document) => {
    if (!document) return
    prepare(next)
    patchDocument(document, next, written)
    setShownCount((count) => count + 1)
  })
  useEffect(() => {
    if (!document) return
    const created = showDocuments((next) => show(next))
    loader.current = created
    return created.stop
  }, [document])
  useEffect(() => {
    // The server shows the words of now at every address; with the revision each change has its own.
    if (document) loader.current?.load(`${address}&revision=${revision}`)
  }, [document, address, revision])
  useEffect(() => {
    if (document || failures === 0) return
    const timer = setTimeout(() => setAttempt(failures), RETRY_MS)
    return () => clearTimeout(timer)
  }, [document, failures])

  /** For the frame's load event. */
  function onLoad({ contentDocument }: HTMLIFrameElement) {
    const view = contentDocument?.defaultView
    // The browser's own page, closed to scripts, where the server has not answered.
    if (!view || contentDocument.documentElement.dataset.page === undefined) {
      setFrame(({ failures: before }) => ({ failures: before + 1 }))
      return
    }
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(FRAME_STYLE)
    contentDocument.adoptedStyleSheets = [sheet]
    setFrame({ document: contentDocument, failures: 0 })
  }
  return { document, shownCount, attempt, onLoad }
}
