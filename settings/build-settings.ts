// The settings of a build, from the environment and .env. A half or wrong configuration is refused: it would look like a
// working site and lose enquiries.
import { z } from 'zod'
import { OwnerMistakes } from '#check/problem.ts'
import {
  ACCOUNT_SETTINGS,
  accountFrom,
  DEFAULT_PORT,
  EMAILJS,
  missingAccountSettings,
  relayAccount,
} from '#contract/emailjs-api.ts'
import { directories } from '../build/directories.ts'
import { readEnvFile } from '../build/env-file.ts'

const OWN_ID = /^(?!.*(your[-_ ]|x{4}|[<>]|placeholder|changeme)|(public_key|service_id|template_id)$)/i
const OWN_HOST = /^(?!(.+\.)?(example(\.(com|net|org))?|your-?(domain|site)\.\w+)$)/i
/** Of a directory: a last name with a dot and without a slash is that of a file. */
const PATH = /^(\/[\w.-]+)*\/[\w-]*$/

const OWN_ADDRESS =
  'write your own address in full, such as https://www.our-practice.org, or leave the setting out'
const webAddress = z
  .url({ protocol: /^https?$/, hostname: OWN_HOST, error: OWN_ADDRESS })
  .transform((address) => new URL(address))
const accountId = z
  .string()
  .regex(OWN_ID, 'this is a placeholder: copy the value from your account at EmailJS')

const schema = z
  .object({
    SITE_URL: webAddress.refine(
      ({ href, origin, pathname }) => href === origin + pathname && PATH.test(pathname),
      'write only the address and the path of the site, such as https://our-practice.github.io/site/, without a file or what follows a ? or #',
    ),
    BASE_PATH: z.string().regex(PATH, 'write the path with slashes, such as /name/'),
    EMAILJS_PUBLIC_KEY: accountId,
    EMAILJS_SERVICE_ID: accountId,
    EMAILJS_TEMPLATE_ID: accountId,
    HSTS_INCLUDE_SUBDOMAINS: z.enum(['true', 'false'], 'write true, or leave the setting out'),
    ENQUIRY_ORIGIN: webAddress.refine(
      ({ href, origin }) => href === `${origin}/`,
      'write it without a path, such as https://enquiries.our-practice.org',
    ),
    EMAILJS_ORIGIN: z.never('this setting is now called ENQUIRY_ORIGIN: rename it'),
  })
  .partial()
  .refine(
    ({ SITE_URL, ENQUIRY_ORIGIN }) => SITE_URL?.protocol !== 'https:' || ENQUIRY_ORIGIN?.protocol !== 'http:',
    {
      path: ['ENQUIRY_ORIGIN'],
      error: 'browsers do not let a page with https:// send to http://: write https://',
    },
  )

export const settingNames = Object.keys(schema.shape)

export type Settings = ReturnType<typeof loadSettings>

/** Reads .env, which the environment overrides, and checks all settings of a build. */
export function loadSettings(project = directories.project, env = process.env) {
  const { values, problems } = readEnvFile(project)
  for (const [name, value] of Object.entries(values)) env[name] ??= value
  // An empty setting is one that is not set.
  const given = settingNames.map((name) => [name, env[name]?.trim() || undefined])
  const { data, error } = schema.safeParse(Object.fromEntries(given))
  const wrong = [
    ...missingAccountSettings(env).map((name) => ({
      path: [name],
      message: `this is missing: set all three of ${ACCOUNT_SETTINGS.join(', ')}, or none`,
    })),
    ...(error?.issues ?? []),
  ]
  const lines = wrong.map(({ path, message }) => `.env, or the environment › ${path.join()}: ${message}`)
  if (!data || problems.length + lines.length > 0) throw new OwnerMistakes([...problems, ...lines])

  const { SITE_URL, BASE_PATH, ENQUIRY_ORIGIN, HSTS_INCLUDE_SUBDOMAINS } = data
  const account = accountFrom(env)
  const base = (BASE_PATH ?? SITE_URL?.pathname ?? '').replace(/\/?$/, '/')
  return {
    /** The public address of the site, with its base path and a slash at the end. */
    siteUrl: new URL(base, SITE_URL ?? `http://localhost:${DEFAULT_PORT}`).href,
    /** False where SITE_URL is not set: the addresses in the pages are then those of this machine. */
    isPublic: SITE_URL !== undefined,
    /** The path of the site on its host, with a slash at both ends. */
    base,
    account,
    /** The origin that enquiries are sent to, if not the page's own. */
    enquiryOrigin: ENQUIRY_ORIGIN?.origin ?? (account === relayAccount ? undefined : EMAILJS),
    /** Browsers are told that every subdomain of the site has TLS too. */
    hstsIncludesSubdomains: HSTS_INCLUDE_SUBDOMAINS === 'true',
  }
}
