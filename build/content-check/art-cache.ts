// Checking a picture decodes it, which is too slow for every key press in an editor. Results hold until art/ changes.
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A text that changes whenever a file in the directory does; empty where there is no directory. */
export async function stampOf(art: string): Promise<string> {
  const files = await readdir(art, { recursive: true }).catch(() => [])
  const stamps = files.map(async (file) => {
    const found = await stat(join(art, file)).catch(() => undefined)
    return `${file} ${found?.mtimeMs} ${found?.size}`
  })
  return [art, ...(await Promise.all(stamps))].join('\n')
}

export function cacheByStamp<Result>() {
  const results = new Map<string, Promise<Result>>()
  let current = ''
  return (stamp: string, key: string, compute: () => Promise<Result>): Promise<Result> => {
    if (stamp !== current) results.clear()
    current = stamp
    const result = results.get(key) ?? compute()
    results.set(key, result)
    return result
  }
}
