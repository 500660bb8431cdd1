import { Divider } from '#components/divider/divider.tsx'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { MoreLink } from '#components/more-link/more-link.tsx'
import { PageIntro } from '#components/page-intro/page-intro.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import { cardWidth } from './card-width.ts'
import { Consultations } from './consultations.tsx'
import { HairOil } from './hair-oil.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './services-page.module.css'

export function ServicesPage() {
  const { headline, mission, massage, productsTitle, products } = content.services
  return (
    <>
      <section className={styles.head}>
        <div className={layout.page}>
          <PageIntro headline={headline} lead={mission} />
          <p className={styles.massage}>
            <MoreLink to="/about">{massage}</MoreLink>
          </p>
        </div>
      </section>
      <section className={`${layout.page} ${layout.sectionAfterHead}`}>
        <Divider />
        <h2 className={layout.titled}>{inlineMarkup(productsTitle)}</h2>
        <ul className={styles.grid} data-odd={products.length % 2 === 1}>
          {products.map((product, index) => {
            const width = cardWidth(index, products.length)
            return (
              <li key={product.title} data-width={width}>
                <ProductCard product={product} width={width} isFirst={index === 0} />
              </li>
            )
          })}
        </ul>
      </section>
      <Consultations />
      <HairOil />
    </>
  )
}
