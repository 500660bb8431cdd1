import { useLayoutEffect, useRef } from 'react'
import button from '#components/button/button.module.css'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { Logo } from '#components/kolam/logo.tsx'
import { content } from '#content/content.ts'
import { ContactLinkList } from './contact-link-list.tsx'
import styles from './send-note.module.css'

type SendNoteProps = {
  status: 'sent' | 'failed'
  message: string
  /** Sends the enquiry again after it has failed, or begins another after it was sent. */
  onContinue: () => void
}

/** Says what became of the enquiry, and what the visitor can do next. It stays when the toast has gone. */
export function SendNote({ status, message, onContinue }: SendNoteProps) {
  const { title, text, next } = content.contact[status]
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed may be a screen below. This is a layout effect, so that Contact begins at its top
  // if the answer came while the visitor looked at another page.
  useLayoutEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.note} data-background="band" data-status={status}>
      {status === 'sent' && <Logo />}
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {inlineMarkup(title)}
        </h2>
        <p>{inlineMarkup(text)}</p>
        <button
          type="button"
          className={button.button}
          data-outlined={status === 'sent' || undefined}
          onClick={onContinue}
        >
          <span>{inlineMarkup(next)}</span>
        </button>
        {status === 'failed' && <ContactLinkList message={message} />}
      </div>
    </div>
  )
}
