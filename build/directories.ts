import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))

export type Directories = Readonly<{
  content: string
  art: string
  /** The pictures and fonts that were made are kept here for the next build. */
  cache: string
  /** Where a build is published: the site in site/, the relay in relay/. */
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

/** Where `npm test` builds the site. dist/ may be served at the moment. */
export const testedDirectories: Directories = {
  ...directories,
  dist: join(project, '.cache', 'tested'),
}

/** Whether a path is that of a text or a picture of the owner. */
export const isOwnersFile = (path: string, { content, art }: Pick<Directories, 'content' | 'art'>) =>
  [content, art].some((directory) => !relative(directory, path).startsWith('..'))
