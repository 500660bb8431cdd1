import { useEffect, useRef } from 'react'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { content } from '#content/content.ts'
import { ContactLinkList } from './contact-link-list.tsx'

/**
 * Says that the form needs script, and how else to reach the practice. Without script noscript.css shows it. If React has
 * not loaded some time after a submit, src/boot/ shows it, and React hides it when it loads after all.
 */
export function NoScriptNotice() {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.setAttribute('hidden', ''), [])
  return (
    <div ref={notice} id="no-script" role="alert" hidden>
      <p>{inlineMarkup(content.contact.withoutScript)}</p>
      <ContactLinkList />
    </div>
  )
}
