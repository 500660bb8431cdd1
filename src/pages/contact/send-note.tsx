import { type ReactNode, useEffect, useRef } from 'react'
import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { Mark } from '#components/kolam/mark.tsx'
import { lateContent } from '#content/late-content.ts'
import { OtherWays } from './other-ways.tsx'
import sheet from './send-note.css?url'

// While the visitor writes, and not in every document.
document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }))

type SendNoteProps = { status: 'sent' | 'failed'; form: HTMLFormElement | null }

/** Stays after the toast has gone: what became of the enquiry, and what happens next. */
export function SendNote({ status, form }: SendNoteProps): ReactNode {
  const { title, text } = lateContent[status]
  const note = useRef<HTMLDivElement>(null)
  // The button that was pressed may be a screen below.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for a clean-up.
    note.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={note} className="send-note" data-ground="band" data-status={status}>
      {status === 'sent' && <Mark />}
      <div>
        <h2>
          <InlineMarkup>{title}</InlineMarkup>
        </h2>
        <p>
          <InlineMarkup>{text}</InlineMarkup>
        </p>
        {status === 'failed' && <OtherWays form={form} />}
      </div>
    </div>
  )
}
