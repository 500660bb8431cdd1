import { type ComponentType, useEffect, useState } from 'react'
import { whenFetched } from './toasts.ts'

/** Stands in the shell, so that the answer to an enquiry is seen even by a visitor who has gone on to another page. */
export function ToastArea() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => whenFetched((library) => library.then((fetched) => setToaster(() => fetched?.Toaster))), [])
  return Toaster && <Toaster />
}
