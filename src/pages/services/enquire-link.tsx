import type { ReactNode } from 'react'
import { PageLink } from '#components/page-link/page-link.tsx'

type EnquireLinkProps = {
  subject: string
  children: ReactNode
  className?: string | undefined
}

/** Leads to the form with its subject; the visible words are part of what a screen reader says. */
export function EnquireLink({ subject, children, className }: EnquireLinkProps) {
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
