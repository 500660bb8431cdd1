import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FRAME_STYLE } from './frame-style.ts'
import { patchDocument } from './patch-document.ts'
import { type DocumentLoader, showDocuments } from './show-documents.ts'

/** A frame is loaded again after this time if the server did not answer. */
const RETRY_MS = 1_000

type FrameOptions = {
  /** The address of the document to show. */
  address: string
  /** Another value shows the document anew. */
  revision: string
  /** Documents are loaded only while the frame is in sight. */
  isSeen: boolean
  /** The element in which the owner is writing. */
  written: HTMLElement | undefined
  /** Changes a document before it is shown. */
  prepare: (next: Document) => void
}

/** Keeps the document in a frame as the server has it at an address. */
export function useFrame({ address, revision, isSeen, written, prepare }: FrameOptions) {
  const [{ document, failures }, setFrame] = useState<{ document?: Document; failures: number }>({
    failures: 0,
  })
  /** Another value loads the frame itself again. */
  const [attempt, setAttempt] = useState(0)
  /** Counts the documents that were shown with their style. */
  const [shownCount, setShownCount] = useState(0)
  const loader = useRef<DocumentLoader>(undefined)

  const show = useEffectEvent((next: Document) => {
    if (!document) return
    prepare(next)
    patchDocument(document, next, { written, onStyled: () => setShownCount((count) => count + 1) })
  })
  useEffect(() => {
    if (!document) return
    const created = showDocuments((next) => show(next))
    loader.current = created
    return created.stop
  }, [document])
  useEffect(() => {
    // The server ignores the revision and shows the present words. The revision makes each change another address.
    if (document && isSeen) loader.current?.load(`${address}&revision=${revision}`)
  }, [document, address, revision, isSeen])
  useEffect(() => {
    if (document || failures === 0) return
    const timer = setTimeout(() => setAttempt(failures), RETRY_MS)
    return () => clearTimeout(timer)
  }, [document, failures])

  /** Handles the frame's load event. */
  function onLoad({ contentDocument }: HTMLIFrameElement) {
    const view = contentDocument?.defaultView
    // If the server has not answered, the frame shows an error page of the browser, which scripts cannot read.
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
