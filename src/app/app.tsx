import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type AroundNavHandler, Router } from 'wouter'
import { pageLocation } from './page-location.ts'
import { Shell } from './shell.tsx'

type AppProps = {
  /** The page of the document's own address, shown where the address has no hash. */
  documentPage: string
  /** The page that the markup holds, which hydration begins from: src/early.ts may have brought another one. */
  heldPage?: string
}

/** A quiet cross-fade where the browser has it and the visitor has not asked for less motion. */
const crossFade: AroundNavHandler = (navigate, to, options) => {
  const move = () => navigate(to, options)
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return move()
  document.startViewTransition(() => flushSync(move))
}

export function App({ documentPage, heldPage = documentPage }: AppProps) {
  const [useLocation] = useState(() => pageLocation(documentPage))
  return (
    <Router hook={useLocation} ssrPath={heldPage} aroundNav={crossFade}>
      <Shell />
    </Router>
  )
}
