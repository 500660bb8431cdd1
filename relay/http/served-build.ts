// The build that is served: its files, and the headers that build/headers.ts has decided for them. A new build replaces
// it while the relay runs (docs/decisions/031-builds-replace-each-other.md).
import { existsSync } from 'node:fs'
import { type FileHandle, open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { SettingError } from '../config/start-error.ts'

type Headers = Readonly<Record<string, string>>

/** `everywhere` is for every response, `https` for those over TLS, `pages` and `assets` for files of the site. */
export type HeaderRules = Readonly<Record<'everywhere' | 'https' | 'pages' | 'assets', Headers>>

/** For an API without a built site. */
const apiOnly: HeaderRules = {
  everywhere: {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  },
  https: {},
  pages: {},
  assets: {},
}

type Directory = { path: string; handle: FileHandle | undefined }

export type ServedBuild = Awaited<ReturnType<typeof openBuild>>

export async function openBuild({ siteFolder, headersFile }: Pick<Config, 'siteFolder' | 'headersFile'>) {
  let version = await versionOf(headersFile)
  let rules = await readRules(headersFile)
  if (siteFolder && !(rules && existsSync(join(siteFolder, 'index.html')))) {
    const problem =
      'has no index.html, or no headers.json beside it; run npm run build, or serve the API alone'
    throw new SettingError('SITE_FOLDER', problem, 'none')
  }
  let directory = await openDirectory(siteFolder)
  let previous: Directory | undefined
  let reloading: Promise<void> | undefined

  /** The build replaces headers.json last, so new headers mean that the new files are there. */
  async function refresh() {
    const latest = await versionOf(headersFile)
    if (latest === version) return
    reloading ??= reload(latest).finally(() => {
      reloading = undefined
    })
    await reloading
  }

  async function reload(latest: number) {
    const newRules = await readRules(headersFile)
    const newDirectory = await openDirectory(siteFolder)
    await previous?.handle?.close()
    previous = directory
    directory = newDirectory
    rules = newRules ?? rules
    version = latest
  }

  async function close() {
    await Promise.all([directory, previous].map((opened) => opened?.handle?.close()))
  }

  return {
    rules: () => rules ?? apiOnly,
    directory: () => directory.path,
    /** Of the build before, if there was one. */
    previousDirectory: () => previous?.path,
    refresh,
    close,
  }
}

/**
 * On Linux the path of the open directory stays valid when it is renamed, so a response that has begun with the files
 * of one build ends with them. Other systems use the path itself.
 */
async function openDirectory(path = ''): Promise<Directory> {
  const handle = await open(path).catch(() => undefined)
  const ownPath = `/proc/self/fd/${handle?.fd}`
  return { path: existsSync(ownPath) ? ownPath : path, handle }
}

async function versionOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0
}

/** `undefined` while there is no complete file. */
async function readRules(file: string): Promise<HeaderRules | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
