import type { AnchorHTMLAttributes } from 'react'

type PageLinkProps = { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>

/** The browser changes the address alone. What follows from that is in src/boot/ before React, and in src/app/ after it. */
export function PageLink({ to, ...anchor }: PageLinkProps) {
  return <a {...anchor} href={`#${to}`} />
}
