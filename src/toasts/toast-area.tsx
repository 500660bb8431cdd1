import { type ComponentType, useEffect, useState } from 'react'
import { prepareToasts, whenToastsAreWanted } from './toasts.ts'

/** Stands in the shell, so that the answer to an enquiry is seen even by a visitor who has gone on to another page. */
export function ToastArea() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(
    () =>
      whenToastsAreWanted(() => {
        // A library that cannot be fetched leaves no toast; the form keeps its lasting words beside the fields.
        prepareToasts().then(
          (library) => setToaster(() => library.Toaster),
          () => {},
        )
      }),
    [],
  )
  return Toaster && <Toaster />
}
