import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button.tsx'

type DialogProps = { title: string; onClose: () => void; children: ReactNode }

/** Closes with Escape, by a press beside it, or by its button; the focus then goes back to what opened it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  // Not inside of the bar, whose colours it would have.
  return createPortal(
    <dialog
      ref={dialog}
      className="pictures-dialog"
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </header>
      {children}
    </dialog>,
    document.body,
  )
}
