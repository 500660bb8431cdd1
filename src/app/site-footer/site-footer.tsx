import { contactLinks } from '#components/contact-links/contact-links.ts'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { Logo } from '#components/kolam/logo.tsx'
import { PageLink } from '#components/page-link/page-link.tsx'
import { content } from '#content/content.ts'
import { isOwnProfile } from '#content/own-profile.ts'
import layout from '../../styles/layout.module.css'
import { HOME } from '../page-address.ts'
import { routes } from '../routes.ts'
import header from '../site-header/site-header.module.css'
import styles from './site-footer.module.css'
import { SOCIAL } from './social.tsx'

export function SiteFooter() {
  const { name, summary, disclaimer, social, directContact } = content.practice
  const links = contactLinks(directContact)
  return (
    <footer className={styles.footer} data-background="footer">
      <div className={`${layout.page} ${styles.columns}`}>
        <div>
          <PageLink className={`${header.brand} ${styles.brand}`} to={HOME}>
            <Logo />
            <span>{inlineMarkup(name)}</span>
          </PageLink>
          <p>{inlineMarkup(summary)}</p>
          {links.length > 0 && (
            <ul className={`${layout.plainLinks} ${styles.list}`}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages">Pages</h2>
          <ul className={`${layout.plainLinks} ${styles.list}`}>
            {routes.map(({ path, label }) => (
              <li key={path}>
                <PageLink to={path}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-follow">
          <h2 id="footer-follow">Follow</h2>
          <ul className={`${layout.plainLinks} ${styles.list}`}>
            {SOCIAL.map(({ key, label, icon }) => (
              // src/styles/print.css leaves placeholders out.
              <li key={key} data-placeholder={!isOwnProfile(social[key]) || undefined}>
                <a href={social[key]} target="_blank" rel="noopener noreferrer">
                  {icon}
                  {label}
                  <span className={layout.hiddenText}> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <p>{inlineMarkup(disclaimer.join(' '))}</p>
          <p>{inlineMarkup(`© ${name}`)}</p>
        </div>
      </div>
    </footer>
  )
}
