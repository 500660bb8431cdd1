import { useEffect, useRef } from 'react'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { Logo } from '#components/kolam/logo.tsx'
import { content } from '#content/content.ts'
import { ContactLinkList } from './contact-link-list.tsx'
import styles from './send-note.module.css'

type SendNoteProps = { status: 'sent' | 'failed'; message: string }

/** Stays after the toast has gone: what became of the enquiry, and what happens next. */
export function SendNote({ status, message }: SendNoteProps) {
  const { title, text } = content.contact[status]
  const note = useRef<HTMLDivElement>(null)
  // The button that was pressed may be a screen below.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={note} className={styles.note} data-background="band" data-status={status}>
      {status === 'sent' && <Logo />}
      <div>
        <h2>{inlineMarkup(title)}</h2>
        <p>{inlineMarkup(text)}</p>
        {status === 'failed' && <ContactLinkList message={message} />}
      </div>
    </div>
  )
}
