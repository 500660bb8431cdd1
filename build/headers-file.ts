import { assetHeaders, responseHeaders, tlsHeaders } from '#contract/response-headers.ts'

/**
 * The response headers for Netlify and Cloudflare Pages. There is no Cache-Control for documents: both revalidate them by
 * default, and a second header would be added to that of assets, not replaced by it.
 */
export function headersFile(base: string): string {
  const rules = {
    [`${base}*`]: { ...responseHeaders, ...tlsHeaders },
    [`${base}assets/*`]: assetHeaders,
  }
  return Object.entries(rules)
    .map(([path, lines]) => [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}
