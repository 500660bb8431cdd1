/** RFC 5321, 4.5.3.1.3: a path is at most 256 octets, two of which are its brackets. */
const MAX_ADDRESS_LENGTH = 254

/**
 * By the HTML standard, this is what the browser's email input accepts, so page and relay agree:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 * Domains such as bücher.de are accepted too: Chromium 156 sends xn--bcher-kva.de for it, Firefox 153 what was typed:
 * https://github.com/whatwg/html/issues/4562
 */
const local = /[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+/.source
const label = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?/u.source
const pattern = new RegExp(`^${local}@${label}(?:\\.${label})*$`, 'u')

export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && pattern.test(text)
}
