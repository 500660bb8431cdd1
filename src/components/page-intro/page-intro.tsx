import { inlineMarkup } from '../inline-markup/inline-markup.tsx'
import { parseInline } from '../inline-markup/parse-inline.ts'

type PageIntroProps = { headline: string; lead: string }

/** The headline of a page, which receives the focus when the page is shown, and the text below it. */
export function PageIntro({ headline, lead }: PageIntroProps) {
  return (
    <>
      <h1 tabIndex={-1} data-last-line={endsInShortPhrase(headline) ? 'italics' : undefined}>
        {inlineMarkup(headline)}
      </h1>
      <p>{inlineMarkup(lead)}</p>
    </>
  )
}

/** At most this many characters fit in one line of a headline at 320 px. Headlines grow with the width. */
const MAX_LINE_LENGTH = 15

/** A short phrase in italics at the end of a headline gets a line of its own. */
function endsInShortPhrase(headline: string) {
  const [last, before] = parseInline(headline).reverse()
  return last?.isItalic && !before?.isItalic && last.text.length <= MAX_LINE_LENGTH
}
