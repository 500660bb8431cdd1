// Files in content/ that nothing reads: copies that a browser or a file manager made, or pages that nobody shows.

/** Made by us, for editors. */
const OURS = ['schemas']

export function unreadFiles(present: readonly string[], read: readonly string[]): string[] {
  return present
    .filter((name) => !name.startsWith('.') && ![...read, ...OURS].includes(name))
    .filter((name) => !isStandIn(name, present, read))
    .map((name) => `content/${name}: nothing reads this file; ${advice(name, read)}`)
}

/** Its own line already asks to rename it. */
const isStandIn = (name: string, present: readonly string[], read: readonly string[]) =>
  read.some((file) => !present.includes(file) && standIn(file, present) === name)

/** A file that was saved under a name that is nearly right. */
export const standIn = (file: string, present: readonly string[]): string | undefined =>
  present.find((each) => each.toLowerCase().replace(/\.(ya?ml)?(\.txt)?$/, '') === file.replace('.yaml', ''))

function advice(name: string, read: readonly string[]): string {
  const original = read.find((file) => name.toLowerCase().startsWith(file.replace('.yaml', '')))
  return original
    ? `if it holds newer words, put them into ${original}, then take it out`
    : `the site is made from ${read.join(', ')}: put its words into one of these, or take it out`
}
