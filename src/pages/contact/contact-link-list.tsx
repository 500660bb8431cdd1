import { contactLinks } from '#components/contact-links/contact-links.ts'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { content } from '#content/content.ts'

type ContactLinkListProps = {
  /** The visitor's message so far, which an email then begins with. */
  message?: string
}

/** Lists the ways to reach the practice without the form, if the owner has given any. */
export function ContactLinkList({ message }: ContactLinkListProps) {
  // encodeURIComponent throws on half an emoji.
  const body = message ? `?body=${encodeURIComponent(message.toWellFormed())}` : ''
  const links = contactLinks(content.practice.directContact, body)
  if (links.length === 0) return null
  return (
    <>
      <p>{inlineMarkup(content.contact.failed.directContact)}</p>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
