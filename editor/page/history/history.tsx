import './history.css'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { HistoryDialog } from './history-dialog.tsx'

/** What was put online, with a button in the bar that opens it. */
export function History() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        History
      </Button>
      {isOpen && <HistoryDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
