// The settings of a build, from the environment and .env. A half or wrong configuration is refused: it would look like a
// working site and lose enquiries.
import {
  ACCOUNT_SETTINGS,
  type Account,
  accountFrom,
  DEFAULT_PORT,
  EMAILJS,
  missingAccountSettings,
  relayAccount,
} from '#contract/emailjs-api.ts'
import { OwnerMistakes } from './content-check/problem.ts'
import { directories } from './directories.ts'
import { type EnvFile, readEnvFile } from './env-file.ts'

export type Settings = {
  /** The public address of the site, with its base path and a slash at the end. */
  siteUrl: string
  /** False where SITE_URL is not set: the addresses in the pages are then those of this machine. */
  isPublic: boolean
  /** The path of the site on its host, with a slash at both ends. */
  base: string
  account: Account
  /** The origin that enquiries are sent to, if not the page's own. */
  enquiryOrigin: string | undefined
  /** Browsers are told that every subdomain of the site has TLS too. */
  hstsIncludesSubdomains: boolean
}

type Environment = Readonly<Record<string, string | undefined>>
type Report = (name: string, message: string) => void

const PLACEHOLDER_ID = /your[-_ ]|x{4}|[<>]|placeholder|changeme|^(public_key|service_id|template_id)$/i
const EXAMPLE_HOST = /(^|\.)(example(\.(com|net|org))?|your-?(domain|site)\.\w+)$/i

/** Reads .env, which the environment overrides, and checks all settings of a build. */
export function loadSettings(): Settings {
  const envFile = readEnvFile(directories.project)
  for (const [name, value] of Object.entries(envFile.values)) process.env[name] ??= value
  return readSettings(process.env, envFile)
}

export function readSettings(env: Environment, envFile: EnvFile = { values: {}, problems: [] }): Settings {
  const problems = [...envFile.problems]
  const report: Report = (name, message) => {
    // A setting that is missing belongs beside the others.
    const isFromFile = name in envFile.values || (!env[name] && Object.keys(envFile.values).length > 0)
    problems.push(`${isFromFile ? `.env › ${name}` : name}: ${message}`)
  }
  if (env.EMAILJS_ORIGIN) {
    report('EMAILJS_ORIGIN', 'this setting is now called ENQUIRY_ORIGIN: rename it')
  }
  checkAccount(env, report)
  if (!['true', 'false', '', undefined].includes(env.HSTS_INCLUDE_SUBDOMAINS)) {
    report('HSTS_INCLUDE_SUBDOMAINS', 'write true, or leave the setting out')
  }
  const address = siteAddress(env, report)
  const base = basePath(env, address, report)
  const origin = enquiryOrigin(env, address, report)
  if (problems.length > 0) throw new OwnerMistakes(problems)

  const account = accountFrom(env)
  const isOwnRelay = account.publicKey === relayAccount.publicKey
  return {
    siteUrl: new URL(base, address ?? `http://localhost:${DEFAULT_PORT}`).href,
    isPublic: address !== undefined,
    base,
    account,
    enquiryOrigin: origin ?? (isOwnRelay ? undefined : EMAILJS),
    hstsIncludesSubdomains: env.HSTS_INCLUDE_SUBDOMAINS === 'true',
  }
}

function checkAccount(env: Environment, report: Report) {
  for (const name of missingAccountSettings(env)) {
    report(name, `this is missing: set all three of ${ACCOUNT_SETTINGS.join(', ')}, or none`)
  }
  for (const name of ACCOUNT_SETTINGS) {
    const value = env[name]?.trim() ?? ''
    if (PLACEHOLDER_ID.test(value)) {
      report(name, `${value} is a placeholder: copy the value from your account at EmailJS`)
    }
  }
}

function siteAddress(env: Environment, report: Report): URL | undefined {
  const address = webAddress(env, 'SITE_URL', report)
  if (!address) return undefined
  const { href, origin, pathname } = address
  const directory = origin + pathname.replace(/[^/]*\.[a-z]+$/i, '')
  if (href === directory) return address
  report('SITE_URL', `${href} names a file or a part of a page: write ${directory}`)
  return undefined
}

function basePath({ BASE_PATH }: Environment, address: URL | undefined, report: Report): string {
  const base = (BASE_PATH || (address?.pathname ?? '')).replace(/\/?$/, '/')
  if (!/^\/([\w.-]+\/)*$/.test(base)) {
    report(
      BASE_PATH ? 'BASE_PATH' : 'SITE_URL',
      `${base} is not a path: write it with slashes, such as /name/`,
    )
  }
  return base
}

function enquiryOrigin(env: Environment, site: URL | undefined, report: Report): string | undefined {
  const address = webAddress(env, 'ENQUIRY_ORIGIN', report)
  if (!address) return undefined
  const { href, origin, protocol } = address
  if (href !== `${origin}/`) report('ENQUIRY_ORIGIN', `${href} has a path: write only ${origin}`)
  if (protocol === 'http:' && site?.protocol === 'https:') {
    report('ENQUIRY_ORIGIN', 'browsers do not let a page with https:// send to http://: write https://')
  }
  return origin
}

function webAddress(env: Environment, name: string, report: Report): URL | undefined {
  const value = env[name]?.trim()
  if (!value) return undefined
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    report(name, `${value} is not a web address: write it in full, such as https://www.our-practice.org`)
    return undefined
  }
  const address = new URL(value)
  if (!EXAMPLE_HOST.test(address.hostname)) return address
  report(name, `${address.hostname} is an example: write your own address, or leave the setting out`)
  return undefined
}
