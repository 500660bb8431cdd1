import { inlineMarkup } from '../inline-markup/inline-markup.tsx'

type PageIntroProps = { headline: string; lead: string }

/** The headline of a page, which receives the focus when the page is shown, and the text below it. */
export function PageIntro({ headline, lead }: PageIntroProps) {
  return (
    <>
      <h1 tabIndex={-1}>{inlineMarkup(headline)}</h1>
      <p>{inlineMarkup(lead)}</p>
    </>
  )
}
