import { createRoot } from 'react-dom/client'
import { SiteFooter } from '#app/site-footer/site-footer.tsx'
import { KolamSprite } from '#components/kolam/kolam-sprite.tsx'

const frame = document.createElement('div')
document.body.append(frame)
createRoot(frame).render(
  <>
    <KolamSprite />
    <SiteFooter />
  </>,
)
