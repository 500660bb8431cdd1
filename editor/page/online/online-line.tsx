import './online.css'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { OnlineDialog } from './online-dialog.tsx'
import { onlineLine } from './online-words.ts'
import { useOnline } from './use-online.ts'

/** The line that says whether all changes are online. It is always in view, and a press lists the changes. */
export function OnlineLine() {
  const { status, put } = useOnline()
  const [isOpen, setIsOpen] = useState(false)
  if (!status) {
    return (
      <Button className="online-line" disabled>
        Looking what is online …
      </Button>
    )
  }
  const isAllOnline = !status.isNew && !status.failure && status.changes.length === 0
  return (
    <>
      <Button
        className={isAllOnline ? 'online-line' : 'online-line primary'}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {onlineLine(status)}
      </Button>
      {isOpen && <OnlineDialog status={status} put={put} onClose={() => setIsOpen(false)} />}
    </>
  )
}
