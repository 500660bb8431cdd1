import { useState } from 'react'
import { call } from '../api.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { useStore } from '../store/use-store.tsx'

/** The button that ends the editor. The server first finishes putting the site online, if that is under way. */
export function CloseEditor() {
  const { isSaved } = useStore()
  const [state, setState] = useState<'open' | 'closing' | 'closed'>('open')
  async function close() {
    setState('closing')
    await call('close').catch(() => undefined)
    setState('closed')
  }
  return (
    <>
      <Button disabled={!isSaved || state === 'closing'} onClick={close}>
        {state === 'closing' ? 'Closing …' : 'Close'}
      </Button>
      {state === 'closed' && <Closed />}
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
