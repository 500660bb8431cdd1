// The settings of a build, from the environment or .env. Half a configuration is refused: it would look like a
// working site and lose enquiries.
import { relayAccount } from '#contract/wire.ts'

export class SettingProblem extends Error {}

export type Settings = {
  /** Where the public finds the site: its address with the folder, and a slash at its end. */
  siteUrl: string
  /** False where nobody has said so yet: the addresses in the pages are then those of this machine. */
  isPublic: boolean
  /** The folder of the site on its host, with a slash at both ends. */
  base: string
  /** Where enquiries go, if not to the page's own origin. */
  enquiryOrigin: string | undefined
}

const ACCOUNT = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'] as const
const EMAILJS = 'https://api.emailjs.com'

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = ACCOUNT.filter((name) => env[name])
  const missing = ACCOUNT.filter((name) => !env[name])
  if (given.length > 0 && missing.length > 0) {
    throw new SettingProblem(
      `${missing.join(' and ')} missing: set all three of ${ACCOUNT.join(', ')}, or none`,
    )
  }
  const address = siteAddress(env)
  const base = baseFrom(env.BASE_PATH, new URL(address ?? 'http://localhost').pathname)
  const ownRelay = given.length === 0 || env.EMAILJS_PUBLIC_KEY === relayAccount.publicKey
  return {
    siteUrl: new URL(base, address ?? 'http://localhost:4173').href,
    isPublic: address !== undefined,
    base,
    enquiryOrigin: originFrom(env, address) ?? (ownRelay ? undefined : EMAILJS),
  }
}

function siteAddress(env: NodeJS.ProcessEnv): string | undefined {
  const written = addressIn(env, 'SITE_URL')
  const { search = '', hash = '' } = written ? new URL(written) : {}
  if (search || hash) {
    throw new SettingProblem(`SITE_URL=${written} says too much: leave out ${search}${hash}`)
  }
  return written
}

function baseFrom(written: string | undefined, inAddress: string): string {
  const base = withSlash(written || inAddress)
  if (!/^\/([\w.-]+\/)*$/.test(base)) {
    throw new SettingProblem(`BASE_PATH=${base} is no folder: write it with slashes, such as /name/`)
  }
  if (inAddress !== '/' && withSlash(inAddress) !== base) {
    throw new SettingProblem(
      `BASE_PATH=${base} and the folder in SITE_URL, ${inAddress}, are not the same: leave BASE_PATH out`,
    )
  }
  return base
}

function originFrom(env: NodeJS.ProcessEnv, site: string | undefined): string | undefined {
  const written = addressIn(env, 'EMAILJS_ORIGIN')
  if (!written) return undefined
  const { origin, protocol } = new URL(written)
  if (written !== origin) {
    throw new SettingProblem(`EMAILJS_ORIGIN=${written} says too much: write only ${origin}`)
  }
  if (protocol === 'http:' && site?.startsWith('https:')) {
    throw new SettingProblem(
      `EMAILJS_ORIGIN=${written} has no TLS, and browsers let no page with TLS send there: write https://`,
    )
  }
  return origin
}

const withSlash = (path: string) => path.replace(/\/?$/, '/')

function addressIn(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name]
  if (!value) return undefined
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new SettingProblem(
      `${name}=${value} is no web address: write it in full, such as https://example.com`,
    )
  }
  return value.replace(/\/$/, '')
}
