import { type ComponentType, useEffect, useState } from 'react'
import { whenFetched } from './toasts.ts'

/** Stands in the shell, so that the answer to an enquiry is seen even by a visitor who has gone on to another page. */
export function ToastArea() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(
    () =>
      // Without its library there is no toast; the form still has its lasting words beside the fields.
      whenFetched((library) => library.then(({ Toaster }) => setToaster(() => Toaster)).catch(() => {})),
    [],
  )
  return Toaster && <Toaster />
}
