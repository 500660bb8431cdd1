import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
// Importing the whole of svgo would load 300 files, which takes a second.
import { optimize } from 'svgo/browser'

/** The contents of files, by their paths in the built site. */
export type SiteFiles = Record<string, string | Uint8Array>

const COMPRESSIBLE = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/

/** Texts are compressed here, instead of at every request. */
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

/** The owner's SVG files are published as they are, so a script in one would run in the origin of the site. */
const withoutScripts = (svg: string | Uint8Array) =>
  optimize(Buffer.from(svg).toString(), { plugins: ['removeScripts'] }).data
