import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))
const inProject = (...steps: string[]) => join(project, ...steps)

/** A second build beside the first, for another address, has everything of its own. Only inside the project: what is
 * built finds its packages in the folders above it. */
const { DIST_FOLDER } = process.env
const dist = resolve(project, DIST_FOLDER || 'dist')
const scratch = DIST_FOLDER ? join(dist, '.cache') : inProject('.cache')

export const folders = {
  project,
  /** Tests quote words, and read the copy that is kept for them once the owner has changed these. */
  content: resolve(project, process.env.CONTENT_FOLDER || 'content'),
  art: inProject('art'),
  pictureCache: inProject('.cache', 'pictures'),
  fontCache: inProject('.cache', 'fonts'),
  /** Made before Vite runs, and copied by it as they are. */
  publicFiles: join(scratch, 'public'),
  /** The built src/entry-server.tsx. */
  server: join(scratch, 'server'),
  site: join(dist, 'site'),
  headers: join(dist, 'headers.json'),
  relay: join(dist, 'relay'),
}
