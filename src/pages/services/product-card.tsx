import button from '#components/button/button.module.css'
import { EnquireLink } from '#components/enquire-link/enquire-link.tsx'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { plainText } from '#components/inline-markup/parse-inline.ts'
import { Picture } from '#components/picture/picture.tsx'
import type { Content } from '#content/content.ts'
import type { CardWidth } from './card-width.ts'
import styles from './product-card.module.css'

type ProductCardProps = {
  product: Content['services']['products'][number]
  width: CardWidth
  /** The first card is in view at once, so its picture is loaded with the document. */
  isFirst: boolean
}

/** The width of a card's picture in windows from 1000 px. */
const SIZES: Record<CardWidth, string> = {
  full: '92vw',
  half: 'min(45vw, 660px)',
  third: 'min(30vw, 432px)',
}

export function ProductCard({ product, width, isFirst }: ProductCardProps) {
  const { title, description, picture, alt, tone } = product
  return (
    <article className={styles.card} data-background={tone === 'light' ? 'band' : 'strong'}>
      <Picture
        className={styles.picture}
        picture={picture}
        sizes={`(width >= 62.5em) ${SIZES[width]}, (width >= 37.5em) 47vw, 92vw`}
        alt={alt}
        hasPriority={isFirst}
      />
      <div className={styles.body}>
        <h3>{inlineMarkup(title)}</h3>
        <p>{inlineMarkup(description)}</p>
        <EnquireLink className={button.button} data-outlined subject={plainText(title)}>
          <span>Enquire</span>
        </EnquireLink>
      </div>
    </article>
  )
}
