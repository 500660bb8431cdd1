import type { ComponentProps } from 'react'
import { PageLink } from '../page-link/page-link.tsx'

type EnquireLinkProps = { subject: string } & Omit<ComponentProps<typeof PageLink>, 'to'>

/** Leads to the form with its subject; the visible words are part of what a screen reader says. */
export function EnquireLink({ subject, ...anchor }: EnquireLinkProps) {
  const to = `/contact?about=${encodeURIComponent(subject)}`
  return <PageLink {...anchor} to={to} aria-label={`Enquire about ${subject}`} />
}
