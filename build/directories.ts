import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))

export type Directories = Readonly<{
  content: string
  art: string
  /** Here the made pictures and fonts are kept for the next build. */
  cache: string
  /** A build is published here: the site in site/, the relay in relay/. */
  dist: string
}>

/** The directories of the owner's site. Every function takes them where it is given no others. */
export const directories: Directories & { readonly project: string } = {
  project,
  content: join(project, 'content'),
  art: join(project, 'art'),
  cache: join(project, '.cache', 'assets'),
  dist: join(project, 'dist'),
}

/** `npm test` builds the site here, because dist/ may be served at the same time. */
export const testedDirectories: Directories = {
  ...directories,
  dist: join(project, '.cache', 'tested'),
}

/** Says whether a path is that of one of the owner's texts or pictures. */
export const isOwnersFile = (path: string, { content, art }: Pick<Directories, 'content' | 'art'>) =>
  [content, art].some((directory) => !relative(directory, path).startsWith('..'))
