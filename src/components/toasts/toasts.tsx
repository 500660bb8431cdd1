// The only module that imports react-toastify.
import { useEffect, useRef, useState } from 'react'
import { cssTransition, type Id, ToastContainer, toast } from 'react-toastify/unstyled'
import { Logo } from '../kolam/logo.tsx'
import './toasts.css'

/** Set by the specification. The library counts down with a CSS animation, which pausing stops. */
const TOAST_LIFETIME_MS = 5000

const slide = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false })

export const showError = (message: string) => show('error', message)
export const showSuccess = (message: string) => show('success', message)

let last: { message: string; id: Id } | undefined

/** One toast at a time: the newest replaces the others, and the same message again starts its lifetime anew. */
function show(kind: 'error' | 'success', message: string) {
  if (last?.message === message && toast.isActive(last.id)) {
    // A new element is read aloud again.
    toast.update(last.id, { render: textOf(message), autoClose: TOAST_LIFETIME_MS })
    return
  }
  toast.dismiss()
  // No ids of our own: the library drops a toast with the id of one that is still closing.
  const role = kind === 'error' ? 'alert' : 'status'
  const id = toast[kind](textOf(message), { role })
  last = { message, id }
}

const textOf = (message: string) => (
  <p key={Date.now()} ref={adjustToast}>
    {message}
  </p>
)

/** The library makes the toast a tab stop, where only Close can be used, and exposes its progress bar to screen readers. */
function adjustToast(text: HTMLElement | null) {
  const element = text?.closest('[role]')
  element?.removeAttribute('tabindex')
  element?.querySelector('[role=progressbar]')?.setAttribute('aria-hidden', 'true')
}

/** Stands below the header, at the top right of what is in view. */
export function Toasts() {
  return (
    <div className="toasts" data-blurred={useIsWindowBlurred() || undefined}>
      <ToastContainer
        aria-label="Notifications"
        position="top-right"
        autoClose={TOAST_LIFETIME_MS}
        pauseOnHover={false}
        pauseOnFocusLoss={false}
        closeOnClick={false}
        draggable={false}
        transition={slide}
        closeButton={CloseButton}
        icon={({ type }) => (type === 'error' ? <ErrorIcon /> : <Logo />)}
      />
    </div>
  )
}

/** Not `pauseOnFocusLoss`: the library starts the countdown of a toast that appears while the window has no focus. */
function useIsWindowBlurred(): boolean {
  const [isBlurred, setIsBlurred] = useState(false)
  useEffect(() => {
    const update = ({ type }: Event) => setIsBlurred(type === 'blur')
    setIsBlurred(!document.hasFocus())
    addEventListener('blur', update)
    addEventListener('focus', update)
    return () => {
      removeEventListener('blur', update)
      removeEventListener('focus', update)
    }
  }, [])
  return isBlurred
}

function CloseButton({ closeToast }: { closeToast: (reason: boolean) => void }) {
  const focusedBefore = useRef<HTMLElement>(null)
  return (
    <button
      type="button"
      className="toast-close"
      aria-label="Close"
      onFocus={({ relatedTarget }) => {
        focusedBefore.current = relatedTarget as HTMLElement | null
      }}
      onClick={({ detail }) => {
        closeToast(true)
        // Without a pointer: on a phone the focus would open the keyboard.
        if (detail === 0) focusedBefore.current?.focus()
      }}
    >
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <path d="M1 1l12 12M13 1L1 13" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  )
}

function ErrorIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.7">
      <circle cx="12" cy="12" r="10.2" />
      <path d="M12 6.4v7M12 16.2V18" />
    </svg>
  )
}
