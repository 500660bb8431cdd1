// First, because it declares the order of the layers that every other style sheet joins.
import './styles/site.css'

import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { partsOf } from '#app/page-location.ts'
import { NOT_FOUND, routeOf } from '#app/routes.ts'
import { Shell } from '#app/shell.tsx'

// From here on taps, hashes and the form are React's; src/early.ts lets go of them.
dispatchEvent(new Event('takeover'))

const root = document.getElementById('root') as HTMLElement
const { page: documentPage = '/home' } = document.documentElement.dataset
const { page: heldPage = '' } = root.dataset
const asked = partsOf(location.hash.slice(1) || documentPage).path
const wantedPage = routeOf(asked)?.path ?? NOT_FOUND

const app = (
  <StrictMode>
    <Shell documentPage={documentPage} heldPage={heldPage || wantedPage} />
  </StrictMode>
)

// As a transition, hydration yields to the visitor between its pieces.
if (heldPage === wantedPage) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
