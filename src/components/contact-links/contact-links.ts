import type { Content } from '#content/content.ts'

/** Links to the practice's email address, phone and WhatsApp, as far as the owner has given them. */
export function contactLinks({ email, phone, whatsapp }: Content['practice']['directContact'], body = '') {
  const digits = (number: string) => number.replace(/[^0-9+]/g, '')
  return [
    ...(email ? [{ href: `mailto:${email}${body}`, words: email }] : []),
    ...(phone ? [{ href: `tel:${digits(phone)}`, words: phone }] : []),
    ...(whatsapp
      ? [{ href: `https://wa.me/${digits(whatsapp).slice(1)}`, words: `WhatsApp ${whatsapp}` }]
      : []),
  ]
}
