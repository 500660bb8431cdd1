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
  return (
    <div className={`${layout.page} ${layout.columns} ${styles.contact}`}>
      <div>
        <PageIntro headline={headline} lead={lead} />
        <ContactSteps />
        <Picture className={styles.art} picture={picture} alt="" />
      </div>
      <div className={styles.card}>
        <NoScriptNotice />
        {(status === 'sent' || status === 'failed') && <SendNote status={status} message={values.message} />}
        <EnquiryForm texts={form} />
      </div>
    </div>
  )
}
