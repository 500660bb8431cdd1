import { plainText } from '#components/inline-markup/parse-inline.ts'
import { NoShiftText } from '#components/no-shift-text/no-shift-text.tsx'
import { content } from '#content/content.ts'
import { withSubject } from './with-subject.ts'

type SubjectLineProps = { subject: string | undefined; className: string | undefined }

/** The line above the form that names what an Enquire link asks about. It is empty without a subject. */
export function SubjectLine({ subject, className }: SubjectLineProps) {
  const { title } = content.contact.about
  return (
    <NoShiftText
      className={className}
      data-template={plainText(title)}
      suppressHydrationWarning // page-swap.ts sets data-text.
    >
      {subject ? withSubject(title, subject) : ''}
    </NoShiftText>
  )
}
