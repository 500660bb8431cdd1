// The settings of a build. Incomplete or wrong ones stop it: the site would look as if it worked, and lose enquiries.
import { z } from 'zod'
import { relayAccount } from '#contract/emailjs-api.ts'
import { accountFrom, accountGroup, accountSettings, EMAILJS } from './emailjs-account.ts'
import type { Environment } from './environment.ts'
import { error, parseSettings } from './parse-settings.ts'
import { DEFAULT_PORT } from './ports.ts'

const OWN_HOST = /^(?!(.+\.)?(example(\.(com|net|org))?|your-?(domain|site)\.\w+)$)/i
/** Matches the path of a directory. A path whose last name has a dot and no slash after it is that of a file. */
const PATH = /^(\/[\w.-]+)*\/[\w-]*$/

const webAddress = z
  .url({
    protocol: /^https?$/,
    hostname: OWN_HOST,
    error: error('must be your own address in full', 'https://www.our-practice.org'),
  })
  .transform((address) => new URL(address))

const schema = z
  .object({
    SITE_URL: webAddress.refine(
      ({ href, origin, pathname }) => href === origin + pathname && PATH.test(pathname),
      {
        error: error(
          'must be only the address and the path of the site, without a file or what follows a ? or #',
          'https://our-practice.github.io/site/',
        ),
      },
    ),
    BASE_PATH: z.string().regex(PATH, { error: error('must be a path with slashes', '/name/') }),
    ENQUIRY_ORIGIN: webAddress.refine(({ href, origin }) => href === `${origin}/`, {
      error: error('must be an address without a path', 'https://enquiries.our-practice.org'),
    }),
    ...accountSettings,
  })
  .partial()
  .refine(
    ({ SITE_URL, ENQUIRY_ORIGIN }) => SITE_URL?.protocol !== 'https:' || ENQUIRY_ORIGIN?.protocol !== 'http:',
    {
      path: ['ENQUIRY_ORIGIN'],
      error: error(
        'must begin with https://, because browsers do not let a page with https:// send to http://',
        'https://enquiries.our-practice.org',
      ),
    },
  )

export const buildSettingNames = Object.keys(schema.shape)

export type Settings = ReturnType<typeof readSettings>

export function readSettings(environment: Environment) {
  const values = parseSettings(schema, environment, accountGroup)
  const { SITE_URL, BASE_PATH, ENQUIRY_ORIGIN } = values
  const account = accountFrom(values)
  const base = (BASE_PATH ?? SITE_URL?.pathname ?? '').replace(/\/?$/, '/')
  return {
    /** The public address of the site, with its base path and a slash at the end. */
    siteUrl: new URL(base, SITE_URL ?? `http://localhost:${DEFAULT_PORT}`).href,
    /** False if SITE_URL is not set. The addresses in the pages are then those of this computer. */
    isPublic: SITE_URL !== undefined,
    /** The path of the site on its host, with a slash at both ends. */
    base,
    account,
    /** The origin that enquiries are sent to, if not the page's own. */
    enquiryOrigin: ENQUIRY_ORIGIN?.origin ?? (account === relayAccount ? undefined : EMAILJS),
  }
}
