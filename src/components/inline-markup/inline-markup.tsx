import { type ElementType, Fragment, type HTMLAttributes } from 'react'
import { parseInline } from './parse-inline.ts'

type InlineMarkupProps = HTMLAttributes<HTMLElement> & {
  /** A phrase between *stars* is in italics, and `*la:Allium cepa*` names its language. */
  children: string
  /** The element that holds the text and nothing else. */
  as?: ElementType
}

/** The owner's text with its italics; words of other scripts are marked with their language. */
export function InlineMarkup({ children, as: Container = Fragment, ...attributes }: InlineMarkupProps) {
  const parts = parseInline(children).map(({ at, text, isItalic, language }) => {
    const Marked = isItalic ? 'em' : 'span'
    const Element = isItalic || language ? Marked : Fragment
    return (
      <Element key={at} {...(language && { lang: language })}>
        {text}
        {/* A long word may break after its slash. */}
        {text.endsWith('/') && <wbr />}
      </Element>
    )
  })
  return <Container {...attributes}>{parts}</Container>
}
