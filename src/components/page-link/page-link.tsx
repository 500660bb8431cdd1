import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { hrefOf, navigate } from './navigate.ts'

type PageLinkProps = { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>

/** A plain link to a hash address, which works before React is here, and without loading once it is. */
export function PageLink({ to, onClick, ...anchor }: PageLinkProps) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    // A click with a modifier, or with another button, asks the browser for a tab of its own.
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button) return
    event.preventDefault()
    onClick?.(event)
    navigate(to)
  }
  return <a {...anchor} href={hrefOf(to)} onClick={handleClick} />
}
