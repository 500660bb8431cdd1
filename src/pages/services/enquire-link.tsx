import type { ReactNode } from 'react'
import { PageLink } from '#components/page-link/page-link.tsx'

type EnquireLinkProps = {
  subject: string
  children: ReactNode
}

/** Leads to the form with its subject; the visible words are part of what a screen reader says. */
export function EnquireLink({ subject, children }: EnquireLinkProps) {
  return (
    <PageLink to={`/contact?about=${encodeURIComponent(subject)}`} aria-label={`Enquire about ${subject}`}>
      {children}
    </PageLink>
  )
}
