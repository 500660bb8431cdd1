import { InlineMarkup } from '../inline-markup/inline-markup.tsx'
import { plainText } from '../inline-markup/parse-inline.ts'
import styles from './steady-text.module.css'

type SteadyTextProps = { className: string | undefined; children: string }

/** A paragraph that keeps its height when the fonts are swapped. For texts near the top of a page. */
export function SteadyText({ className, children }: SteadyTextProps) {
  return (
    <p className={`${className} ${styles.steady}`} data-text={plainText(children)}>
      <span>
        <InlineMarkup>{children}</InlineMarkup>
      </span>
    </p>
  )
}
