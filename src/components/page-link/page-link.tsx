import type { AnchorHTMLAttributes } from 'react'

type PageLinkProps = { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>

/** Changes the hash of the address. src/boot/ then shows the page before React has loaded, and src/app/ afterwards. */
export function PageLink({ to, ...anchor }: PageLinkProps) {
  return <a {...anchor} href={`#${to}`} />
}
