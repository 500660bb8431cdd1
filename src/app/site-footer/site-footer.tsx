import { contactLinks } from '#components/contact-links/contact-links.ts'
import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { Mark } from '#components/kolam/mark.tsx'
import { PageLink } from '#components/page-link/page-link.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import { HOME } from '../page-address.ts'
import { routes } from '../routes.ts'
import header from '../site-header/site-header.module.css'
import styles from './site-footer.module.css'
import { SOCIAL } from './social.tsx'

/** The strip of kolam on the threshold, from the middle to both sides. */
function Sill() {
  return (
    <svg className={styles.sill} aria-hidden="true">
      <pattern id="sill" x="-18" width="36" height="24" patternUnits="userSpaceOnUse">
        <path
          d="M0 12C5.8 7.6 10.8 2 18 2s12.2 5.6 18 10M0 12c5.8 4.4 10.8 10 18 10s12.2-5.6 18-10"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.3"
        />
        <circle cx="18" cy="12" r="2" fill="currentColor" />
      </pattern>
      <svg x="50%" overflow="visible" aria-hidden="true">
        <path d="M-9e3 0H9e3v24H-9e3z" fill="url(#sill)" />
      </svg>
    </svg>
  )
}

export function SiteFooter() {
  const { name, summary, disclaimer, social, directContact } = content.practice
  const links = contactLinks(directContact)
  return (
    <footer className={styles.footer} data-background="end">
      <Sill />
      <div className={`${layout.page} ${styles.columns}`}>
        <div>
          <PageLink className={`${header.brand} ${styles.brand}`} to={HOME}>
            <Mark />
            <InlineMarkup>{name}</InlineMarkup>
          </PageLink>
          <p className={styles.summary}>
            <InlineMarkup>{summary}</InlineMarkup>
          </p>
          {links.length > 0 && (
            <ul className={styles.list}>
              {links.map(({ href, words }) => (
                <li key={href}>
                  <a href={href}>{words}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages">Pages</h2>
          <ul className={styles.list}>
            {routes.map(({ path, label }) => (
              <li key={path}>
                <PageLink to={path}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-follow">
          <h2 id="footer-follow">Follow</h2>
          <ul className={styles.list}>
            {SOCIAL.map(({ key, label, sign }) => (
              <li key={key}>
                <a href={social[key]} target="_blank" rel="noopener noreferrer">
                  {sign}
                  {label}
                  <span className={layout.hiddenText}> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <p>
            <InlineMarkup>{disclaimer.join(' ')}</InlineMarkup>
          </p>
          <p>
            <InlineMarkup>{`© ${name}`}</InlineMarkup>
          </p>
        </div>
      </div>
    </footer>
  )
}
