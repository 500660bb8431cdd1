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
    const Element = isItalic ? 'em' : 'span'
    const shown = (
      <>
        {text}
        {/* A long word may break after its slash. */}
        {text.endsWith('/') && <wbr />}
      </>
    )
    if (!isItalic && !language) return <Fragment key={at}>{shown}</Fragment>
    return (
      <Element key={at} lang={language}>
        {shown}
      </Element>
    )
  })
  return <Container {...attributes}>{parts}</Container>
}
