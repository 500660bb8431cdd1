import type { HTMLAttributes } from 'react'
import { inlineMarkup } from '../inline-markup/inline-markup.tsx'
import { plainText } from '../inline-markup/parse-inline.ts'
import styles from './no-shift-text.module.css'

type NoShiftTextProps = HTMLAttributes<HTMLElement> & { as?: 'p' | 'span' | 'figcaption'; children: string }

/** A text that keeps its height when the fonts are swapped. For texts near the top of a page. */
export function NoShiftText({ as: Tag = 'p', className = '', children, ...attributes }: NoShiftTextProps) {
  return (
    <Tag {...attributes} className={`${className} ${styles.noShift}`} data-text={plainText(children)}>
      <span>{inlineMarkup(children)}</span>
    </Tag>
  )
}
