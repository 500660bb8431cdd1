import type { ReactNode } from 'react'
import { PageLink } from '../page-link/page-link.tsx'

type EnquireLinkProps = {
  subject: string
  className?: string | undefined
  children: ReactNode
}

/** Leads to the form with its subject; the visible words are part of what a screen reader says. */
export function EnquireLink({ subject, className, children }: EnquireLinkProps) {
  return (
    <PageLink
      className={className}
      to={`/contact?about=${encodeURIComponent(subject)}`}
      aria-label={`Enquire about ${subject}`}
    >
      {children}
    </PageLink>
  )
}
