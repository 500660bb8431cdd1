// Makes a project for unit tests: the words of the site, and small pictures of the same names, which are read quickly.
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>\n'

export async function makeProject(directory: string): Promise<void> {
  await mkdir(join(directory, 'art'), { recursive: true })
  await cp('content', join(directory, 'content'), { recursive: true })
  for (const file of await readdir('art')) {
    if (file.endsWith('.svg')) await writeFile(join(directory, 'art', file), `${DRAWING}<!-- ${file} -->\n`)
    else if (file !== 'previews') await cp(join('art', file), join(directory, 'art', file))
  }
}
