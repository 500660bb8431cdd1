import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { ClosingInvitation } from '#components/invitation/closing-invitation.tsx'
import { MoreLink } from '#components/more-link/more-link.tsx'
import { PageIntro } from '#components/page-intro/page-intro.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import { cardWidth } from './card-width.ts'
import { Consultations } from './consultations.tsx'
import { HairOil } from './hair-oil.tsx'
import { ProductCard } from './product-card.tsx'
import { SectionButtons } from './section-buttons.tsx'
import styles from './services-page.module.css'

export function ServicesPage() {
  const { headline, mission, massage, productsTitle, products, consultations, hairOil } = content.services
  const sections = [
    { headingId: 'products', title: productsTitle },
    { headingId: 'consultations', title: consultations.title },
    { headingId: 'hair-oil', title: hairOil.title },
  ]
  return (
    <>
      <section className={styles.head}>
        <div className={layout.page}>
          <PageIntro headline={headline} lead={mission} />
          <p className={styles.massage}>
            <MoreLink to="/about">{massage}</MoreLink>
          </p>
          <SectionButtons sections={sections} />
        </div>
      </section>
      <section className={`${layout.page} ${layout.sectionAfterHead} ${styles.products}`}>
        <h2 id="products" tabIndex={-1}>
          {inlineMarkup(productsTitle)}
        </h2>
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
      <ClosingInvitation {...content.practice.invitation} />
    </>
  )
}
