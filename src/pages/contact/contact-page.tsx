import { useCallback, useEffect, useState } from 'react'
import { Picture } from '#components/picture/picture.tsx'
import { Words } from '#components/words/words.tsx'
import { content } from '#content/content.ts'
import { EnquiryForm } from '#enquiry/form/enquiry-form.tsx'
import layout from '../../styles/layout.module.css'
import styles from './contact-page.module.css'
import { SendNote } from './send-note.tsx'
import { subjectOf } from './subject.ts'
import { WithoutScript } from './without-script.tsx'

export function ContactPage({ query }: { query: URLSearchParams }) {
  const { title, headline, lead, picture, form, about } = content.contact
  const subject = subjectOf(query)
  const named = (words: string) => words.replace('{subject}', subject ?? '')
  const handleErrors = useErrorTitle(title)
  return (
    <div className={`${layout.page} ${styles.contact}`}>
      <div>
        <h1>
          <Words>{headline}</Words>
        </h1>
        <p className={layout.lead}>{lead}</p>
        <Picture className={styles.art} picture={picture} place="lamp" alt="" />
      </div>
      <div className={styles.sheet}>
        <WithoutScript />
        {subject && <p className={styles.subject}>{named(about.title)}</p>}
        <EnquiryForm
          key={subject}
          words={form}
          {...(subject && { message: named(about.message) })}
          onErrors={handleErrors}
          note={(status, written) => <SendNote status={status} form={written} />}
        />
      </div>
    </div>
  )
}

/** A screen reader says the title first: there it should hear that something needs mending. */
function useErrorTitle(title: string) {
  const [hasErrors, setHasErrors] = useState(false)
  useEffect(() => {
    if (!hasErrors) return
    document.title = `Error: ${title}`
    return () => {
      document.title = title
    }
  }, [hasErrors, title])
  return useCallback((errors: boolean) => setHasErrors(errors), [])
}
