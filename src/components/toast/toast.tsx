import { useEffect, useRef, useState } from 'react'
import { Logo } from '../kolam/logo.tsx'
import styles from './toast.module.css'

/** The specification fixes 5000 ms. */
const TOAST_LIFETIME_MS = 5000

export type Toast = { kind: 'error' | 'success'; message: string; shownAt: number }

export const errorToast = (message: string) => toastOf('error', message)
export const successToast = (message: string) => toastOf('success', message)

const toastOf = (kind: Toast['kind'], message: string): Toast => ({
  kind,
  message,
  shownAt: performance.now(),
})

/**
 * Shows one toast at a time at the top right, below the header. A newer one replaces it, and the same message again restarts
 * its lifetime. The countdown is a CSS animation, which pausing stops.
 */
export function ToastArea({ toast }: { toast: Toast | undefined }) {
  const isBlurred = useIsWindowBlurred()
  const countdown = useRef<HTMLDivElement>(null)
  // A hidden tab renders nothing, so Chromium 156 may not have applied the style that pauses. The time is restored too:
  // https://html.spec.whatwg.org/multipage/webappapis.html#rendering-opportunity
  useEffect(() => {
    const [animation] = countdown.current?.getAnimations() ?? []
    if (!isBlurred || !animation) return undefined
    const { currentTime } = animation
    return () => {
      animation.currentTime = currentTime
    }
  }, [isBlurred])
  const [closed, setClosed] = useState<Toast>()
  const close = () => setClosed(toast)
  return (
    // The live region exists before its toast, so that every screen reader announces the toast.
    <section
      className={styles.area}
      aria-label="Notifications"
      aria-live="polite"
      data-blurred={isBlurred || undefined}
    >
      {toast && (
        <div
          key={toast.message}
          className={styles.toast}
          role={toast.kind === 'error' ? 'alert' : 'status'}
          data-kind={toast.kind}
          data-closed={toast === closed || undefined}
        >
          <div className={styles.icon}>{toast.kind === 'error' ? <ErrorIcon /> : <Logo />}</div>
          {/* The key makes a new element for the same message too, so that it is read aloud again. */}
          <p key={`message ${toast.shownAt}`}>{toast.message}</p>
          <CloseButton onClose={close} />
          <div
            key={`countdown ${toast.shownAt}`}
            ref={countdown}
            className={styles.countdown}
            style={{ animationDuration: `${TOAST_LIFETIME_MS}ms` }}
            onAnimationEnd={close}
          />
        </div>
      )}
    </section>
  )
}

function useIsWindowBlurred(): boolean {
  const [isBlurred, setIsBlurred] = useState(false)
  useEffect(() => {
    const listeners = new AbortController()
    const update = ({ type }: Event) => setIsBlurred(type === 'blur')
    for (const type of ['blur', 'focus']) addEventListener(type, update, { signal: listeners.signal })
    setIsBlurred(!document.hasFocus())
    return () => listeners.abort()
  }, [])
  return isBlurred
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const focusedBefore = useRef<HTMLElement>(null)
  return (
    <button
      type="button"
      className={styles.close}
      aria-label="Close"
      onFocus={({ relatedTarget }) => {
        // It is null when the visitor comes back from another tab.
        if (relatedTarget) focusedBefore.current = relatedTarget as HTMLElement
      }}
      onClick={({ detail }) => {
        onClose()
        // A key press has detail 0. After a tap on a phone, a focused field would open the on-screen keyboard.
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
