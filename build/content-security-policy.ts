// The Content-Security-Policy of one document. It is a <meta> of the document, because it has the hashes of what is inlined
// there, and so it also holds on a host that sends no headers.
import { createHash } from 'node:crypto'

/** The hash of a text, as a policy writes it. */
export const digestOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

type PolicyOptions = {
  /** The script that is inlined in the document. */
  script: string
  style: string
  /** The origin that enquiries are sent to, if not the page's own. */
  enquiryOrigin: string | undefined
}

export function policyElement({ script, style, enquiryOrigin }: PolicyOptions): string {
  const policy = [
    "default-src 'none'",
    `script-src 'self' '${digestOf(script)}'`,
    `style-src 'self' '${digestOf(style)}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${enquiryOrigin ? ` ${enquiryOrigin}` : ''}`,
    "manifest-src 'self'",
    // The form is sent by script; without it, a browser must not put the visitor's text into an address.
    "form-action 'none'",
    "base-uri 'none'",
  ].join(';')
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`
}
