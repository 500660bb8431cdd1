import { useLayoutEffect } from 'react'
import { PageIntro } from '#components/page-intro/page-intro.tsx'
import { Picture } from '#components/picture/picture.tsx'
import { content } from '#content/content.ts'
import { EnquiryForm } from '#enquiry/enquiry-form.tsx'
import { useEnquiry } from '#enquiry/enquiry-provider.tsx'
import layout from '../../styles/layout.module.css'
import styles from './contact-page.module.css'
import { ContactSteps } from './contact-steps.tsx'
import { subjectOf } from './enquiry-subject.ts'
import { NoScriptNotice } from './no-script-notice.tsx'
import { SendNote } from './send-note.tsx'

export function ContactPage({ query }: { query: URLSearchParams }) {
  const { headline, lead, picture, form, about } = content.contact
  const { status, values, dispatch } = useEnquiry()
  const subject = subjectOf(query)
  const sentence = subject && about.message.replaceAll('{subject}', () => subject)
  useLayoutEffect(() => {
    if (sentence) dispatch({ type: 'followLink', sentence })
  }, [dispatch, sentence])
  function beginAnother() {
    dispatch({ type: 'beginAnother' })
    document.getElementById('firstName')?.focus()
  }
  return (
    <div className={`${layout.page} ${layout.columns} ${styles.contact}`}>
      <div>
        <PageIntro headline={headline} lead={lead} />
        <ContactSteps />
        <Picture className={styles.art} picture={picture} alt="" />
      </div>
      <div className={styles.card}>
        <NoScriptNotice />
        {status === 'sent' && <SendNote status="sent" message="" onContinue={beginAnother} />}
        {status === 'failed' && <SendNote status="failed" message={values.message} onContinue={sendAgain} />}
        <EnquiryForm texts={form} />
      </div>
    </div>
  )
}

/** Presses the form's own button, so that the visitor sees it sending. */
function sendAgain() {
  const send = document.querySelector<HTMLButtonElement>('form [type=submit]')
  send?.focus()
  send?.click()
}
