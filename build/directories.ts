import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))
const inProject = (...steps: string[]) => join(project, ...steps)

/**
 * A build beside that in dist/, such as the one of `npm test`, has its own directories. They must be inside the project,
 * where the built src/entry-server.tsx finds its packages.
 */
const dist = resolve(project, process.env.DIST_DIRECTORY || 'dist')
// Builds at the same time must not mix their files.
const next = join(dist, `.next-${process.pid}`)

export const directories = {
  project,
  /** `npm test` sets CONTENT_DIRECTORY to tests/content, which its tests quote. */
  content: resolve(project, process.env.CONTENT_DIRECTORY || 'content'),
  art: resolve(project, process.env.ART_DIRECTORY || 'art'),
  /** The pictures and fonts that were made. */
  cache: inProject('.cache', 'assets'),
  /** What a build writes; it takes the place of the served build in `dist` when it is complete. */
  next,
  /** The built src/entry-server.tsx. */
  server: join(next, 'server'),
  site: join(next, 'site'),
  headers: join(next, 'headers.json'),
  relay: join(next, 'relay'),
  dist,
}

/** Whether a path is that of a text or a picture of the owner. */
export const isOwnersFile = (path: string) =>
  [directories.content, directories.art].some((directory) => !relative(directory, path).startsWith('..'))
