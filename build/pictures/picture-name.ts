/** Makes a name of what was written: `art/Lamp 2.JPG` becomes lamp-2. */
export function nameFrom(written: string): string {
  const [, name = ''] = /([^/\\]*?)(\.(jpe?g|png))?(\.\w+)?$/i.exec(written.trim()) ?? []
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
