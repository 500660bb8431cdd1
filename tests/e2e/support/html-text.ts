// Reads HTML as a simple crawler does: as text, without running or laying out anything.

export type Tag = { name: string; attributes: Record<string, string> }

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const decoded = (text: string) => text.replace(/&([#\w]+);/g, (whole, name: string) => SIGNS[name] ?? whole)

const withoutBlocks = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')

/** Every tag with its attributes, those in noscript too: whoever runs no script reads them. */
export function tagsIn(html: string): Tag[] {
  return [...withoutBlocks(html).matchAll(/<([a-z][a-z\d]*)\b((?:"[^"]*"|[^">])*)>/gi)].map(
    ([, name = '', attributes = '']) => ({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decoded(value),
        ]),
      ),
    }),
  )
}

/** The words of a page in their order. Tags leave no gap, because they may stand in the middle of a sentence. */
export const textOf = (html: string) => decoded(bodyOf(html).replace(/<[^>]*>/g, '')).replace(/\s+/g, ' ')

/** The words of a page in the pieces that its tags cut them into, but for tags that only dress a word. */
export const piecesOf = (html: string) =>
  bodyOf(html)
    .replace(/<\/?(wbr|small|em|i)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((piece) => decoded(piece).trim())
    .filter(Boolean)

const bodyOf = (html: string) => withoutBlocks(html.slice(html.indexOf('<body')))

/** The content of the first tag that has this attribute, such as `contentOf(tags, 'property', 'og:title')`. */
export const contentOf = (tags: readonly Tag[], attribute: string, value: string) =>
  tags.find(({ attributes }) => attributes[attribute] === value)?.attributes.content

export const linksOf = (tags: readonly Tag[], rel: string) =>
  tags
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === rel)
    .map(({ attributes }) => attributes)

/** Every address that a page names, as it is written there. */
export function addressesIn(html: string): string[] {
  const sets = (value = '') => value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
  const named = tagsIn(html).flatMap(({ attributes: { href, src, srcset, imagesrcset } }) => [
    href ?? '',
    src ?? '',
    ...sets(srcset),
    ...sets(imagesrcset),
  ])
  const styled = [...html.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address)
  return [...named, ...styled].filter((address) => address !== '' && !address.startsWith('data:'))
}
