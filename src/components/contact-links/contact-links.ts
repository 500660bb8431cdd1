type DirectContact = Partial<Record<'email' | 'phone' | 'whatsapp', string | undefined>>

/** Returns links to the practice's email address, phone and WhatsApp, as far as the owner has given them. */
export function contactLinks({ email, phone, whatsapp }: DirectContact, mailQuery = '') {
  const digits = (number: string) => number.replace(/[^0-9+]/g, '')
  const links = [
    email && { href: `mailto:${email}${mailQuery}`, label: email },
    phone && { href: `tel:${digits(phone)}`, label: phone },
    whatsapp && { href: `https://wa.me/${digits(whatsapp).slice(1)}`, label: `WhatsApp ${whatsapp}` },
  ]
  return links.filter((link) => typeof link === 'object')
}
