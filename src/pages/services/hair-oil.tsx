import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import kolamList from '#components/kolam-list/kolam-list.module.css'
import { Picture } from '#components/picture/picture.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './hair-oil.module.css'

export function HairOil() {
  const { title, lead, picture, alt, ingredients, usesTitle, uses } = content.services.hairOil
  return (
    <section className={layout.section}>
      <div className={`${layout.page} ${styles.oil}`}>
        <Picture className={styles.art} picture={picture} slot="oil" alt={alt} />
        <div>
          <h2>
            <InlineMarkup>{title}</InlineMarkup>
          </h2>
          <p className={layout.lead}>
            <InlineMarkup>{lead}</InlineMarkup>
          </p>
          <ul className={styles.ingredients}>
            {ingredients.map(({ name, latin, picture: plate }) => (
              <li key={name}>
                <Picture picture={plate} slot="ingredient" alt="" />
                <b>
                  <InlineMarkup>{name}</InlineMarkup>
                </b>
                <i lang="la">{latin}</i>
              </li>
            ))}
          </ul>
          <h3 id="oil-uses">
            <InlineMarkup>{usesTitle}</InlineMarkup>
          </h3>
          <ul className={kolamList.list} aria-labelledby="oil-uses">
            {uses.map((use) => (
              <li key={use}>
                <InlineMarkup>{use}</InlineMarkup>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
