/** RFC 5321, 4.5.3.1.3: a path is at most 256 octets, two of which are its brackets. */
const MAX_ADDRESS_LENGTH = 254

/**
 * What the browser's email input takes, word for word from the HTML standard, so that page and relay agree:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && pattern.test(text)
}
