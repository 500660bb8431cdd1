import type { AnchorHTMLAttributes } from 'react'

type PageLinkProps = { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>

/** Every document links to hash addresses of Home's document, such as /#/about, so that each page has one address. */
export function PageLink({ to, ...anchor }: PageLinkProps) {
  return <a {...anchor} href={`${import.meta.env.BASE_URL}#${to}`} />
}
