import type { ReactNode } from 'react'
import { Link } from 'wouter'

type EnquireLinkProps = {
  subject: string
  children: ReactNode
  className?: string | undefined
}

/** Leads to the form with its subject; the visible words are part of what a screen reader says. */
export function EnquireLink({ subject, children, className }: EnquireLinkProps) {
  return (
    <Link
      className={className}
      href={`/contact?about=${encodeURIComponent(subject)}`}
      aria-label={`Enquire about ${subject}`}
    >
      {children}
    </Link>
  )
}
