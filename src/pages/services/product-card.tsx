import { Picture } from '#components/picture/picture.tsx'
import type { MadePicture } from '#components/picture/places.ts'
import { Words } from '#components/words/words.tsx'
import { EnquireLink } from './enquire-link.tsx'
import styles from './product-card.module.css'

type ProductCardProps = {
  title: string
  description: string
  picture: MadePicture
  alt: string
  /** Cards alternate; the page decides the tone, because only it knows the order. */
  tone: 'light' | 'dark'
  /** The first card is seen at once. */
  isFirst: boolean
}

export function ProductCard({ title, description, picture, alt, tone, isFirst }: ProductCardProps) {
  return (
    <article className={styles.card} data-tone={tone}>
      <Picture
        className={styles.picture}
        picture={picture}
        place={`card-${tone}`}
        alt={alt}
        eager={isFirst}
      />
      <div className={styles.body}>
        <h3>{title}</h3>
        <p>
          <Words>{description}</Words>
        </p>
        <EnquireLink className={styles.enquire} subject={title}>
          Enquire
        </EnquireLink>
      </div>
    </article>
  )
}
