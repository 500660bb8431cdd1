/** The name that was meant by `art/Lamp 2.JPG`: lamp-2, in lower case, without directory and extension. */
export function nameFrom(written: string): string {
  const [, name = ''] = /([^/\\]*?)(\.(jpe?g|png))?(\.\w+)?$/i.exec(written.trim()) ?? []
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
