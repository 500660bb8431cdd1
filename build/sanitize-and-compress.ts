// What is done once with the files of a built site, instead of at every request.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
// The whole of svgo is 300 files, which take a second longer to load.
import { optimize } from 'svgo/browser'

const COMPRESSIBLE = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/

/** Removes scripts from SVG files, and compresses texts. */
export async function sanitizeAndCompress(site: string): Promise<void> {
  const files = (await readdir(site, { recursive: true })).filter((file) => COMPRESSIBLE.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(site, file)
      if (file.endsWith('.svg')) await removeScripts(path)
      const bytes = await readFile(path)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes))
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

/** The owner's SVG files are published as they are, so a script in one would run in the origin of the site. */
async function removeScripts(path: string) {
  const svg = await readFile(path, 'utf8')
  await writeFile(path, optimize(svg, { plugins: ['removeScripts'] }).data)
}
