import button from '#components/button/button.module.css'
import { EnquireLink } from '#components/enquire-link/enquire-link.tsx'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { plainText } from '#components/inline-markup/parse-inline.ts'
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
        <h2 id="hair-oil" tabIndex={-1}>
          {inlineMarkup(title)}
        </h2>
        <p>{inlineMarkup(lead)}</p>
        <ul className={styles.ingredients}>
          {ingredients.map(({ name, latin, picture: plate }) => (
            <li key={name}>
              <Picture picture={plate} alt="" />
              <b>{inlineMarkup(name)}</b>
              <i lang="la">{latin}</i>
            </li>
          ))}
        </ul>
        <h3 id="oil-uses">{inlineMarkup(usesTitle)}</h3>
        <ul className={kolamList.list} aria-labelledby="oil-uses">
          {uses.map((use) => (
            <li key={use}>{inlineMarkup(use)}</li>
          ))}
        </ul>
        <EnquireLink className={button.button} subject={plainText(title)}>
          <span>Enquire</span>
        </EnquireLink>
      </div>
    </section>
  )
}
