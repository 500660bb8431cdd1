import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
// svgo's main entry would load 300 files, which takes a second.
import { optimize } from 'svgo/browser'

/** The contents of files, by their paths in the built site. */
export type SiteFiles = Record<string, string | Uint8Array>

const COMPRESSIBLE = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/

/** Writes the files, and a compressed copy of each text, so that the server does not compress at every request. */
export async function writeSite(files: SiteFiles, directory: string): Promise<void> {
  const written = Object.entries(files).map(async ([name, data]) => {
    const path = join(directory, name)
    const content = name.endsWith('.svg') ? withoutScripts(data) : data
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    if (!COMPRESSIBLE.test(name)) return
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  })
  await Promise.all(written)
}

/** Removes scripts: an SVG file of the owner is opened in the origin of the site, where its script would run. */
const withoutScripts = (svg: string | Uint8Array) =>
  optimize(Buffer.from(svg).toString(), { plugins: ['removeScripts'] }).data
