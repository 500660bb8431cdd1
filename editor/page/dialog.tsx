import { type ComponentProps, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

/**
 * A dialog that is open while it is rendered. It is outside of the bar, whose colours are those of a dark background.
 * `onClose` is called for Escape, and for a button that closes the dialog.
 */
export function Dialog(props: ComponentProps<'dialog'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return createPortal(<dialog ref={dialog} {...props} />, document.body)
}

/** Closes the dialog that a pressed button is in. */
export const closeDialog = ({ currentTarget }: { currentTarget: Element }) =>
  currentTarget.closest('dialog')?.close()
