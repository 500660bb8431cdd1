import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { linksTo } from '#components/ways/ways.ts'
import { content } from '#content/content.ts'
import styles from './contact-page.module.css'

type OtherWaysProps = {
  /** What the visitor has written so far, carried over into an email. */
  message?: string
}

/** How to reach the practice without the form, where the owner has given any contact. */
export function OtherWays({ message }: OtherWaysProps) {
  const body = message ? `?body=${encodeURIComponent(message)}` : ''
  const ways = linksTo(content.practice.ways, body)
  if (ways.length === 0) return null
  return (
    <>
      <p>
        <InlineMarkup>{content.contact.failed.otherWays}</InlineMarkup>
      </p>
      <ul className={styles.ways}>
        {ways.map(({ href, words }) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
