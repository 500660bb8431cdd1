// Compresses files once, instead of at every request.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/

export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const bytes = await readFile(join(folder, file))
        await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(bytes))
        await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }))
      }),
  )
}
