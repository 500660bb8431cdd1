// Rewrites an address or a number that is written in a common way as the site needs it. If the meaning is not certain, the
// text stays as it is.

/** `start` is the address of a network's profiles up to the name of the page. */
const NETWORKS: Record<string, { start: string; host: RegExp }> = {
  facebook: { start: 'https://www.facebook.com/', host: /^(?:[\w-]+\.)*(?:facebook|fb)\.com\//i },
  twitter: { start: 'https://x.com/', host: /^(?:[\w-]+\.)*(?:x|twitter)\.com\//i },
  instagram: { start: 'https://www.instagram.com/', host: /^(?:[\w-]+\.)*instagram\.com\//i },
  youtube: { start: 'https://www.youtube.com/@', host: /^(?:[\w-]+\.)*youtube\.com\//i },
}

/** `name` is that of the field, such as instagram or phone. */
export function repairContact(name: string, text: string): string {
  const network = NETWORKS[name]
  if (network) return profileAddress(network, text)
  if (name === 'email') return emailAddress(text)
  if (name === 'phone' || name === 'whatsapp') return phoneNumber(text)
  return text
}

/** Owners write these words where they have no page. */
const NO_PAGE = /^(?:no|none|nothing|nil|na)$/i

function profileAddress({ start, host }: { start: string; host: RegExp }, text: string): string {
  const written = text.trim()
  const address = written.replaceAll(/\s/g, '').replace(/^https?:\/\//i, '')
  if (host.test(address)) return `https://${address.replace(/^(?:www\.)?fb\.com/i, 'www.facebook.com')}`
  if (NO_PAGE.test(written)) return written
  const [, page] = /^@\s?([\w.-]+)$/.exec(written) ?? /^(\w+)$/.exec(written) ?? []
  return page ? start + page : written
}

function emailAddress(text: string): string {
  const [, inside] = /<([^<>]+)>/.exec(text) ?? []
  const address = (inside ?? text).trim().replace(/^mailto:/i, '')
  return address.split('@').length === 2 ? address.replaceAll(/\s/g, '') : address
}

/** Chat links of WhatsApp have the whole number. */
const WHATSAPP_LINK = /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:.*&)?phone=)\+?(?:%2B)?(\d+)/i
/** Matches numbers as they are written in Canada and in the United States. */
const NORTH_AMERICAN = /^(?:1[ -])?\(?([2-9]\d\d)\)?[ .-]+([2-9]\d\d)[ .-]+(\d{4})$/

function phoneNumber(text: string): string {
  const written = text.trim().replace(/^tel:/i, '')
  const [, linked] = WHATSAPP_LINK.exec(written) ?? []
  if (linked) return `+${linked}`
  const [, area, exchange, line] = NORTH_AMERICAN.exec(written) ?? []
  if (area) return `+1 ${area} ${exchange} ${line}`
  if (!/^(?:\+|00)[\d\s().-]+$/.test(written)) return written
  return written
    .replace(/^00/, '+')
    .replaceAll(/\(0\)/g, ' ')
    .replaceAll(/[().]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\+ /, '+')
    .trim()
}
