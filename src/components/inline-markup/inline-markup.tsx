import { Fragment } from 'react'
import { parseInline } from './parse-inline.ts'

/**
 * The owner's text with its italics: a phrase between *stars*, where `*la:Allium cepa*` names its language. Words of
 * other scripts are marked with their language.
 */
export const inlineMarkup = (text: string) =>
  parseInline(text).map(({ at, text, isItalic, language }) => {
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
