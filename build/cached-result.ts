import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Short, for the names of made files. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 6)
}

/**
 * The JSON result of `make`, from `directory` if an earlier run with the same id finished. The id must be a hash of
 * everything that decides the result.
 */
export async function cachedResult<T>(directory: string, id: string, make: () => Promise<T>): Promise<T> {
  const path = join(directory, `${id}.json`)
  const known = await readFile(path, 'utf8').catch(() => undefined)
  if (known !== undefined) return JSON.parse(known)

  await mkdir(directory, { recursive: true })
  const made = await make()
  // Written last and renamed: an interrupted build leaves nothing that looks finished. Under a name of its own, because
  // the editor's preview may make the same at the same time.
  const part = `${path}.${randomUUID()}.part`
  await writeFile(part, JSON.stringify(made))
  await rename(part, path)
  return made
}
