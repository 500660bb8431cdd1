import { useState } from 'react'
import { call } from '../api.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { useStore } from '../store/use-store.tsx'

/** Ends the editor, after what is being saved and put online. */
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
