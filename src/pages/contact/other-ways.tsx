import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { linksTo } from '#components/ways/ways.ts'
import { lateContent } from '#content/late-content.ts'
import styles from './contact-page.module.css'

type OtherWaysProps = {
  /** What the visitor has written so far, carried over into a letter. */
  form?: HTMLFormElement | null
}

/** The ways to reach the practice without the form, where the owner has given any. */
export function OtherWays({ form }: OtherWaysProps) {
  const message = form ? new FormData(form).get('message') : null
  const body = message ? `?body=${encodeURIComponent(String(message))}` : ''
  const ways = linksTo(lateContent.ways, body)
  if (ways.length === 0) return null
  return (
    <>
      <p>
        <InlineMarkup>{lateContent.failed.otherWays}</InlineMarkup>
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
