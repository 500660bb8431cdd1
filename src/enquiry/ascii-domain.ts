/**
 * Writes a domain such as bücher.de as mail servers know it: xn--bcher-kva.de. Chromium does so itself, Firefox leaves
 * it as it was typed.
 */
export const withAsciiDomain = (email: string) =>
  email.replace(/(?<=@)[\p{L}\p{M}\p{N}.-]+$/u, (domain) => {
    const url = `http://${domain}`
    return URL.canParse(url) ? new URL(url).hostname : domain
  })
