import { lazy, Suspense, useEffect, useRef } from 'react'
import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { Picture } from '#components/picture/picture.tsx'
import { content } from '#content/content.ts'
import { EnquiryForm } from '#enquiry/form/enquiry-form.tsx'
import layout from '../../styles/layout.module.css'
import styles from './contact-page.module.css'
import { subjectOf } from './subject.ts'

/** Filled by the build, since only the document can show it: see without-script.tsx. */
export const WITHOUT_SCRIPT = 'without-script'

/** Shown after a send, so it is fetched while the visitor writes. Without it the form stands, with all that is in it. */
const loadNote = () =>
  import('./send-note.tsx').then(
    ({ SendNote }) => ({ default: SendNote }),
    () => ({ default: () => null }),
  )
const SendNote = lazy(loadNote)

export function ContactPage({ query }: { query: URLSearchParams }) {
  const { headline, lead, picture, form, about } = content.contact
  const subject = subjectOf(query)
  // Another subject brings another form. The first one does not: hydration begins without it, and somebody may have
  // written in the form before that.
  const firstSubject = useRef(subject)
  firstSubject.current ??= subject
  const named = (words: string) => words.replace('{subject}', subject ?? '')
  useEffect(() => {
    setTimeout(loadNote)
  }, [])
  return (
    <div className={`${layout.page} ${styles.contact}`}>
      <div>
        <h1>
          <InlineMarkup>{headline}</InlineMarkup>
        </h1>
        <p className={layout.lead}>
          <InlineMarkup>{lead}</InlineMarkup>
        </p>
        <Picture className={styles.art} picture={picture} place="lamp" alt="" />
      </div>
      <div className={styles.sheet}>
        <noscript id={WITHOUT_SCRIPT} />
        {subject && (
          <p className={styles.subject}>
            <InlineMarkup>{named(about.title)}</InlineMarkup>
          </p>
        )}
        <EnquiryForm
          key={subject === firstSubject.current ? '' : String(subject)}
          words={form}
          message={subject && named(about.message)}
          note={(status, written) =>
            (status === 'sent' || status === 'failed') && (
              <Suspense>
                <SendNote status={status} form={written} />
              </Suspense>
            )
          }
        />
      </div>
    </div>
  )
}
