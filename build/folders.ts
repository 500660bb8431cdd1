import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))
const inProject = (...steps: string[]) => join(project, ...steps)

export const folders = {
  project,
  content: inProject('content'),
  art: inProject('art'),
  pictureCache: inProject('.cache', 'pictures'),
  fontCache: inProject('.cache', 'fonts'),
  /** Made before Vite runs, and copied by it as they are. */
  publicFiles: inProject('.cache', 'public'),
  /** The pages as a program that renders them. */
  renderer: inProject('.cache', 'renderer'),
  site: inProject('dist', 'site'),
  headers: inProject('dist', 'headers.json'),
}
