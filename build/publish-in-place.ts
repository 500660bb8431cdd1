// Puts a finished build into a directory that is served meanwhile. Documents are replaced one by one, each in one step, and
// the assets that they name are there before them. The assets of the build before stay for pages that are open.
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { replaceFile } from './replace-file.ts'

/** The names of all files of a build, such as site/assets/app.1a2b3c.js. */
type Names = readonly string[]
type PublishedFiles = { current: Names; previous: Names }

const NONE: PublishedFiles = { current: [], previous: [] }

/** The names of assets have hashes, so publishing one never changes a file that is served. */
const isAsset = (name: string) => /^[^/]+\/assets\//.test(name)

/** Moves all files of `staging`, which is on the same disk, into `target`. */
export async function publish(staging: string, target: string): Promise<void> {
  const current = await namesIn(staging)
  const move = async (name: string) => {
    await mkdir(dirname(join(target, name)), { recursive: true })
    await replaceFile(join(staging, name), join(target, name))
  }
  await withLock(join(target, '.publishing'), async () => {
    const record = join(target, 'files.json')
    const before: PublishedFiles = await readFile(record, 'utf8')
      .then(JSON.parse)
      .catch(() => NONE)
    const present = new Set(await namesIn(target))
    for (const name of current.filter((name) => isAsset(name) && !present.has(name))) await move(name)
    for (const name of current.filter((name) => !isAsset(name))) await move(name)
    await writeFile(join(staging, 'files.json'), JSON.stringify({ current, previous: before.current }))
    await replaceFile(join(staging, 'files.json'), record)
    const named = new Set([...current, ...before.current])
    const unused = [
      ...[...present].filter((name) => isAsset(name) && !named.has(name)),
      ...before.current.filter((name) => !isAsset(name) && !current.includes(name)),
    ]
    for (const name of unused) await rm(join(target, name), { force: true })
  })
}

/** Lists the files in all directories but hidden ones, which builds are still writing to. */
async function namesIn(root: string): Promise<Names> {
  const directories = (await readdir(root)).filter((name) => !name.startsWith('.'))
  const names = directories.map(async (directory) => {
    const path = join(root, directory)
    if (!(await stat(path)).isDirectory()) return []
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    return files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
  })
  return (await Promise.all(names)).flat()
}

const PAUSE_MS = 50
const RENEWAL_MS = 1_000
/** A build that publishes renews its lock. One that was not renewed for this long belongs to a build that was killed. */
const ABANDONED_MS = 10_000

/** One build at a time publishes, so that all documents that are served come from one build. */
async function withLock(file: string, work: () => Promise<void>): Promise<void> {
  while (!(await createLock(file))) {
    const { mtimeMs = Date.now() } = (await stat(file).catch(() => undefined)) ?? {}
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(file, { force: true })
    else await setTimeout(PAUSE_MS)
  }
  const renewal = setInterval(() => utimes(file, new Date(), new Date()).catch(() => undefined), RENEWAL_MS)
  try {
    await work()
  } finally {
    clearInterval(renewal)
    await rm(file, { force: true })
  }
}

async function createLock(file: string): Promise<boolean> {
  try {
    await writeFile(file, '', { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
