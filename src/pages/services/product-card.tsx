import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { plainText } from '#components/inline-markup/parse-inline.ts'
import { Picture } from '#components/picture/picture.tsx'
import type { MadePicture } from '#components/picture/places.ts'
import { EnquireLink } from './enquire-link.tsx'
import styles from './product-card.module.css'

type ProductCardProps = {
  title: string
  description: string
  picture: MadePicture
  alt: string
  /** Cards alternate; the schema of services.yaml decides, because the picture is made on this background. */
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
        <h3>
          <InlineMarkup>{title}</InlineMarkup>
        </h3>
        <p>
          <InlineMarkup>{description}</InlineMarkup>
        </p>
        <EnquireLink className={styles.enquire} subject={plainText(title)}>
          Enquire
        </EnquireLink>
      </div>
    </article>
  )
}
