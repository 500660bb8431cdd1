import type { Content } from '#content/content.ts'

/** The ways to reach the practice without the form, as far as the owner has given any. */
export function linksTo({ email, phone, whatsapp }: Content['practice']['ways'], body = '') {
  const digits = (number: string) => number.replace(/[^0-9+]/g, '')
  return [
    ...(email ? [{ href: `mailto:${email}${body}`, words: email }] : []),
    ...(phone ? [{ href: `tel:${digits(phone)}`, words: phone }] : []),
    ...(whatsapp
      ? [{ href: `https://wa.me/${digits(whatsapp).slice(1)}`, words: `WhatsApp ${whatsapp}` }]
      : []),
  ]
}
