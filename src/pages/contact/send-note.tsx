import { Mark } from '#components/mark/mark.tsx'
import { content } from '#content/content.ts'
import type { Status } from '#enquiry/desk.ts'
import { OtherWays } from './other-ways.tsx'
import styles from './send-note.module.css'

type SendNoteProps = { status: Status; form: HTMLFormElement | null }

/** Stays after the toast has gone: what became of the enquiry, and what happens next. */
export function SendNote({ status, form }: SendNoteProps) {
  if (status !== 'sent' && status !== 'failed') return null
  const { title, text } = content.contact[status]
  return (
    <div className={styles.note} data-ground="band" data-status={status}>
      {status === 'sent' && <Mark className={styles.mark} />}
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {status === 'failed' && <OtherWays words={content.contact.failed.otherWays} form={form} />}
      </div>
    </div>
  )
}
