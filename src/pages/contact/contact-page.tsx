import { useLayoutEffect } from 'react'
import { queryOfHash } from '#app/page-address.ts'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { PageIntro } from '#components/page-intro/page-intro.tsx'
import { Picture } from '#components/picture/picture.tsx'
import { content } from '#content/content.ts'
import { EnquiryForm } from '#enquiry/enquiry-form.tsx'
import { useEnquiry } from '#enquiry/enquiry-provider.tsx'
import layout from '../../styles/layout.module.css'
import styles from './contact-page.module.css'
import { NoScriptNotice } from './no-script-notice.tsx'
import { SendNote } from './send-note.tsx'
import { subjectOf } from './subject.ts'
import { withSubject } from './with-subject.ts'

export function ContactPage({ query }: { query: URLSearchParams }) {
  const { headline, lead, picture, form, about } = content.contact
  const { status, values, dispatch } = useEnquiry()
  const subject = subjectOf(query)
  useLayoutEffect(() => {
    // While React hydrates the page, `query` is that of its document, which has none.
    if (subject !== subjectOf(queryOfHash(location.hash))) return
    const sentence = subject && withSubject(content.contact.about.message, subject)
    dispatch({ type: 'followLink', subject, sentence })
  }, [dispatch, subject])
  return (
    <div className={`${layout.page} ${layout.columns} ${styles.contact}`}>
      <div>
        <PageIntro headline={headline} lead={lead} />
        <Picture className={styles.art} picture={picture} alt="" />
      </div>
      <div className={styles.card}>
        <NoScriptNotice />
        {/* The key makes a new element: React cannot change a text that the browser has translated. */}
        {subject && (
          <p
            key={query.get('about')}
            className={styles.subject}
            data-named={values.message.includes(subject)}
          >
            {inlineMarkup(withSubject(about.title, subject))}
          </p>
        )}
        {(status === 'sent' || status === 'failed') && <SendNote status={status} message={values.message} />}
        <EnquiryForm texts={form} />
      </div>
    </div>
  )
}
