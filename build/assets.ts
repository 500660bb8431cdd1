// The pictures and fonts in assets/. They are announced first, and made when they are needed: all of them for a build, and
// those that a browser asks for by the development server.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInspector } from './pictures/inspect-picture.ts'
import { replaceFile } from './replace-file.ts'
import type { SiteFiles } from './write-site.ts'

/** Makes the bytes of a file. With `isDraft` it saves time instead of bytes, for the development server. */
type Make = (isDraft: boolean) => Promise<Buffer>

export type Assets = ReturnType<typeof createAssets>

/** A short hash, for the names of the files that are made. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 6)
}

/** The assets of one build, or of one development server. What is made is kept in `cache` for the next one. */
export function createAssets(cache: string) {
  const announced = new Map<string, Make>()
  const kept = new Set<string>()
  const drafts = new Map<string, Promise<Buffer>>()

  async function makeOne(name: string, make: Make): Promise<Buffer> {
    const cached = join(cache, name)
    if (!existsSync(cached)) {
      // The file gets its name when it is complete: a build may be interrupted, and another may make the same file.
      await mkdir(cache, { recursive: true })
      const part = `${cached}.${randomUUID()}.part`
      await writeFile(part, await make(false))
      await replaceFile(part, cached)
    }
    return readFile(cached)
  }

  return {
    inspect: createInspector(),

    /**
     * Registers a file to be made later. Its name must contain a hash of everything that decides its bytes. What has no
     * draft and takes long is kept for the next start of the development server too.
     */
    announce(name: string, make: Make, { isKept = false } = {}): void {
      announced.set(name, make)
      if (isKept) kept.add(name)
    },

    /** Makes every file that was announced, for a build. */
    async makeAll(): Promise<SiteFiles> {
      const files: SiteFiles = {}
      const waiting = announced.entries()
      async function makeWaiting() {
        for (const [name, make] of waiting) files[`assets/${name}`] = await makeOne(name, make)
      }
      // Making all at once would take a gigabyte of memory.
      await Promise.all(Array.from({ length: availableParallelism() }, makeWaiting))
      return files
    },

    /** Makes one file, for the development server. It returns `undefined` for a name that was not announced. */
    read(name: string): Promise<Buffer> | undefined {
      const make = announced.get(name)
      const cached = join(cache, name)
      if (make && existsSync(cached)) return readFile(cached)
      const draft = drafts.get(name) ?? (make && kept.has(name) ? makeOne(name, make) : make?.(true))
      if (draft) drafts.set(name, draft)
      return draft
    },
  }
}
