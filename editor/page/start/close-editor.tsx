import { useState } from 'react'
import { call } from '../api.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { useStore } from '../store/use-store.tsx'

/** The button that ends the editor. The server first finishes putting the site online, if that is under way. */
export function CloseEditor() {
  const { isSaved, isClosed, close: showClosed } = useStore()
  const [isClosing, setIsClosing] = useState(false)
  async function close() {
    setIsClosing(true)
    await call('close').catch(() => undefined)
    showClosed()
    setIsClosing(false)
  }
  return (
    <>
      <Button disabled={!isSaved || isClosing} onClick={close}>
        {isClosing ? 'Closing …' : 'Close'}
      </Button>
      {isClosed && <Closed />}
    </>
  )
}

function Closed() {
  return (
    <Dialog closedby="none" aria-labelledby="closed-title">
      <h2 id="closed-title" tabIndex={-1}>
        The editor is closed
      </h2>
      <p>Everything is saved. You can close this window.</p>
    </Dialog>
  )
}
