import { CareTiles } from '#components/care-tiles/care-tiles.tsx'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'

export function HandsOnCare() {
  const { title, lead, kinds, place, safety } = content.about.services
  return (
    <section className={layout.section} data-background="strong">
      <div className={layout.page}>
        <div className={layout.titled}>
          <h2>{inlineMarkup(title)}</h2>
          <p>{inlineMarkup(lead)}</p>
        </div>
        <CareTiles
          tiles={kinds.map((kind) => ({ ...kind, subject: kind.title }))}
          place={place}
          safety={safety}
        />
      </div>
    </section>
  )
}
