import './history.css'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { HistoryDialog } from './history-dialog.tsx'

/** The button in the bar that opens the list of what was put online. */
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
