// The only file that knows react-toastify.
import { useEffect, useRef } from 'react'
import { cssTransition, type Id, ToastContainer, toast } from 'react-toastify/unstyled'
import { Mark } from '#components/kolam/mark.tsx'
import { keepFieldClear } from './keep-field-clear.ts'
import sheet from './toaster.css?url'

/** The specification's figure. The countdown is an animation of the library's, which pausing holds. */
const LIFETIME_MS = 5000

const move = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

/** A file of its own, which only comes with the first toast's library. */
const styled = new Promise<void>((done) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
  link.addEventListener('load', () => done())
  link.addEventListener('error', () => done())
  document.head.append(link)
})

let last: { words: string; id: Id } | undefined

export async function show(kind: 'error' | 'success', words: string) {
  await styled
  // One message at a time: the newest is the one that counts, and the same one again starts its life anew.
  if (last?.words === words && toast.isActive(last.id)) {
    return toast.update(last.id, { autoClose: LIFETIME_MS })
  }
  toast.dismiss()
  // Each with an id of its own: the library drops a toast with the id of one that is still on its way out.
  const role = kind === 'error' ? 'alert' : 'status'
  last = { words, id: toast[kind](<p>{words}</p>, { role, onOpen: keepFieldClear }) }
}

/** Pauses on hover and on window blur as the library does, and on keyboard focus as well. */
export function Toaster() {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    area.current?.addEventListener('focusin', () => toast.pause())
    area.current?.addEventListener('focusout', () => toast.play())
  }, [])
  return (
    <div ref={area}>
      <ToastContainer
        aria-label="Notifications"
        position="top-right"
        autoClose={LIFETIME_MS}
        pauseOnHover
        pauseOnFocusLoss
        closeOnClick={false}
        draggable={false}
        transition={move}
        closeButton={Close}
        icon={({ type }) => (type === 'error' ? <ErrorSign /> : <Mark />)}
      />
    </div>
  )
}

function Close({ closeToast }: { closeToast: (reason: boolean) => void }) {
  return (
    <button type="button" className="toast-close" aria-label="Close" onClick={() => closeToast(true)}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <path d="M1 1l12 12M13 1L1 13" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  )
}

function ErrorSign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.7">
      <circle cx="12" cy="12" r="10.2" />
      <path d="M12 6.4v7M12 16.2V18" />
    </svg>
  )
}
