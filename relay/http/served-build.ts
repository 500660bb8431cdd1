// The build that is served: its files, and the headers that build/headers.ts has decided for them. A new build replaces
// it while the relay runs (docs/decisions/031-builds-replace-each-other.md).
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { SettingsError, settingProblem } from '#settings/parse-settings.ts'

type Headers = Readonly<Record<string, string>>

/** `everywhere` is for every response, `https` for those over TLS, `pages` and `assets` for files of the site. */
export type HeaderRules = Readonly<Record<'everywhere' | 'https' | 'pages' | 'assets', Headers>>

/** For an API without a built site. */
export const apiOnly: HeaderRules = {
  everywhere: {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  },
  https: { 'Strict-Transport-Security': 'max-age=63072000' },
  pages: {},
  assets: {},
}

/** Requests in flight may still open a file of the build before. */
const CLOSE_DELAY_MS = 60_000

export type ServedBuild = ReturnType<typeof openBuild>

/** The build before stays beside it for pages that were loaded before: see build/replace-build.ts. */
export function openBuild(siteDirectory: string) {
  const headersFile = join(dirname(siteDirectory), 'headers.json')
  if (!existsSync(headersFile) || !existsSync(join(siteDirectory, 'index.html'))) {
    const problem =
      'has no index.html, or no headers.json beside it; run npm run build, or serve the API alone'
    throw new SettingsError([settingProblem('SITE_FOLDER', problem, 'none')])
  }

  function readBuild() {
    const version = statSync(headersFile).mtimeMs
    const rules: HeaderRules = JSON.parse(readFileSync(headersFile, 'utf8'))
    const descriptor = openSync(siteDirectory, 'r')
    // On Linux the path of the open directory stays valid when it is renamed, so a response that has begun with the
    // files of one build ends with them. Other systems use the path itself.
    const ownPath = `/proc/self/fd/${descriptor}`
    return { version, rules, descriptor, directory: existsSync(ownPath) ? ownPath : siteDirectory }
  }

  let current = readBuild()
  return {
    previousDirectory: join(dirname(siteDirectory), '.old', basename(siteDirectory)),
    /** Its headers and files belong together: the policy names the scripts of one build. */
    current() {
      // The build replaces headers.json last, so new headers mean that the new files are there.
      const version = statSync(headersFile, { throwIfNoEntry: false })?.mtimeMs ?? current.version
      if (version !== current.version) {
        setTimeout(closeSync, CLOSE_DELAY_MS, current.descriptor).unref()
        current = readBuild()
      }
      return current
    },
  }
}
