import type { ComponentProps } from 'react'
import { PageLink } from '../page-link/page-link.tsx'

type EnquireLinkProps = { subject: string } & Omit<ComponentProps<typeof PageLink>, 'to'>

/** Leads to the form with its subject. What a screen reader says contains the visible words. */
export function EnquireLink({ subject, ...anchor }: EnquireLinkProps) {
  const to = `/contact?about=${encodeURIComponent(subject)}`
  return <PageLink {...anchor} to={to} aria-label={`Enquire about ${subject}`} />
}
