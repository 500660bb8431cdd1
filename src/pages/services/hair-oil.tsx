import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import kolamList from '#components/kolam-list/kolam-list.module.css'
import { Picture } from '#components/picture/picture.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './hair-oil.module.css'

export function HairOil() {
  const { title, lead, picture, alt, ingredients, usesTitle, uses } = content.services.hairOil
  return (
    <section className={`${layout.page} ${layout.section} ${layout.columns} ${styles.oil}`}>
      <Picture className={styles.art} picture={picture} alt={alt} />
      <div>
        <InlineMarkup as="h2">{title}</InlineMarkup>
        <InlineMarkup as="p">{lead}</InlineMarkup>
        <ul className={styles.ingredients}>
          {ingredients.map(({ name, latin, picture: plate }) => (
            <li key={name}>
              <Picture picture={plate} alt="" />
              <InlineMarkup as="b">{name}</InlineMarkup>
              <i lang="la">{latin}</i>
            </li>
          ))}
        </ul>
        <InlineMarkup as="h3" id="oil-uses">
          {usesTitle}
        </InlineMarkup>
        <ul className={kolamList.list} aria-labelledby="oil-uses">
          {uses.map((use) => (
            <InlineMarkup as="li" key={use}>
              {use}
            </InlineMarkup>
          ))}
        </ul>
      </div>
    </section>
  )
}
