// The pictures and fonts in assets/. They are announced first, and made when they are needed: all of them for a build, and
// those that a browser asks for by the development server.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { directories } from './directories.ts'
import type { SiteFiles } from './write-site.ts'

/** A draft is for the development server: made quickly. */
type Make = (isDraft: boolean) => Promise<Buffer>

const assets = new Map<string, Make>()
const drafts = new Map<string, Promise<Buffer>>()

/** Short, for the names of made files. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 6)
}

/** The name must have a hash of everything that decides the bytes. */
export function addAsset(name: string, make: Make): void {
  assets.set(name, make)
}

/** For a build. What is made is kept for the next one. */
export async function makeAssets(): Promise<SiteFiles> {
  const files: SiteFiles = {}
  await mkdir(directories.cache, { recursive: true })
  const waiting = assets.entries()
  async function makeWaiting() {
    for (const [name, make] of waiting) {
      const cached = join(directories.cache, name)
      if (!existsSync(cached)) {
        // Renamed when it is complete, because a build may be interrupted.
        const part = `${cached}.${process.pid}.part`
        await writeFile(part, await make(false))
        await rename(part, cached)
      }
      files[`assets/${name}`] = await readFile(cached)
    }
  }
  // Not all at once, which would take a gigabyte.
  await Promise.all(Array.from({ length: availableParallelism() }, makeWaiting))
  return files
}

/** For the development server; `undefined` for a name that was not announced. */
export function readAsset(name: string): Promise<Buffer> | undefined {
  const make = assets.get(name)
  const cached = join(directories.cache, name)
  if (make && existsSync(cached)) return readFile(cached)
  const draft = drafts.get(name) ?? make?.(true)
  if (draft) drafts.set(name, draft)
  return draft
}
