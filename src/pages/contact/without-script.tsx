import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { content } from '#content/content.ts'
import { OtherWays } from './other-ways.tsx'

/** The form cannot send without script: say so, and how to reach the practice all the same. */
export function WithoutScript() {
  return (
    <>
      <p>
        <InlineMarkup>{content.contact.withoutScript}</InlineMarkup>
      </p>
      <OtherWays />
    </>
  )
}
