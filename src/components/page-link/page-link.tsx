import type { AnchorHTMLAttributes } from 'react'

type PageLinkProps = { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>

/** Every document links to the hash addresses of the first one, so that an address never names two pages. */
export function PageLink({ to, ...anchor }: PageLinkProps) {
  return <a {...anchor} href={`${import.meta.env.BASE_URL}#${to}`} />
}
