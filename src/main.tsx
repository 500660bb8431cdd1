// First, because it declares the order of the layers that every other style sheet joins.
import './styles/site.css'

import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followLinks } from '#app/follow-links.ts'
import { partsOf } from '#app/page-location.ts'
import { NOT_FOUND, routeOf } from '#app/routes.ts'
import { Shell } from '#app/shell.tsx'

// From here on taps, hashes and the form are React's; src/early.ts lets go of them.
dispatchEvent(new Event('takeover'))
followLinks()

const root = document.getElementById('root') as HTMLElement
const { page: documentPage = '/home' } = document.documentElement.dataset
const { page: heldPage = '' } = root.dataset
const asked = partsOf(location.hash.slice(1) || documentPage).path
const wantedPage = routeOf(asked)?.path ?? NOT_FOUND

const app = <Shell documentPage={documentPage} heldPage={heldPage || wantedPage} />

// As a transition, hydration yields to the visitor between its pieces.
if (heldPage === wantedPage) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)

// While developing no document was built, so what it would hold is drawn too.
if (import.meta.env.DEV) import('./dev-frame.tsx')
