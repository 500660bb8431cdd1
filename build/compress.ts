// Compresses once, as hard as can be, what the server would otherwise compress at every request.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/

export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const bytes = await readFile(join(folder, file))
        await writeFile(join(folder, `${file}.br`), await brotli(bytes))
        await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }))
      }),
  )
}

/** How many bytes share one set of statistics, as a power of two; 0 leaves it to the program. */
const BLOCKS = [0, 16, 17, 18]

/** Which block is best is chance, worth a hundred bytes of the script: all are tried, and the smallest is kept. */
export async function brotli(bytes: Buffer): Promise<Buffer> {
  const tried = await Promise.all(
    BLOCKS.map((block) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ),
  )
  return tried.reduce((smallest, one) => (one.length < smallest.length ? one : smallest))
}
