// The build that is served: its files, and the headers that build/headers.ts has decided for them. A new build replaces
// it while the relay runs (docs/decisions/031-builds-replace-each-other.md).
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
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

/** `descriptor` keeps the directory open. */
type Build = { version: number; rules: HeaderRules | undefined; directory: string; descriptor?: number }

export type ServedBuild = ReturnType<typeof openBuild>

export function openBuild({ siteDirectory, headersFile }: Pick<Config, 'siteDirectory' | 'headersFile'>) {
  let current = readBuild(siteDirectory, headersFile)
  let previous = siteDirectory ? readBuild(oldDirectory(siteDirectory), headersFile) : undefined
  if (siteDirectory && !(current.rules && existsSync(join(siteDirectory, 'index.html')))) {
    const problem =
      'has no index.html, or no headers.json beside it; run npm run build, or serve the API alone'
    throw new SettingError('SITE_FOLDER', problem, 'none')
  }

  /** The build replaces headers.json last, so new headers mean that the new files are there. */
  function refresh() {
    if (versionOf(headersFile) === current.version) return
    const next = readBuild(siteDirectory, headersFile)
    next.rules ??= current.rules
    close(previous)
    previous = current
    current = next
  }

  return {
    rules: () => current.rules ?? apiOnly,
    directory: () => current.directory,
    /** Of the build before, if there was one. */
    previousDirectory: () => previous?.directory,
    refresh,
    close: () => [current, previous].forEach(close),
  }
}

/** Where the build before this one is: see build/replace-build.ts. */
const oldDirectory = (siteDirectory: string) => join(dirname(siteDirectory), '.old', basename(siteDirectory))

/**
 * On Linux the path of the open directory stays valid when it is renamed, so a response that has begun with the files
 * of one build ends with them. Other systems use the path itself.
 */
function readBuild(siteDirectory: string | undefined, headersFile: string): Build {
  // First: if a build replaces this one meanwhile, the next request reads it again.
  const version = versionOf(headersFile)
  const rules = readRules(headersFile)
  if (!siteDirectory || !existsSync(siteDirectory)) return { version, rules, directory: '' }
  const descriptor = openSync(siteDirectory, 'r')
  const ownPath = `/proc/self/fd/${descriptor}`
  return { version, rules, directory: existsSync(ownPath) ? ownPath : siteDirectory, descriptor }
}

function close(build: Build | undefined) {
  if (build?.descriptor !== undefined) closeSync(build.descriptor)
}

const versionOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** `undefined` while there is no complete file. */
function readRules(file: string): HeaderRules | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
