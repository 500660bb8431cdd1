import { type Account, relayAccount } from '#contract/wire.ts'
import { checkCertificate } from './certificate.ts'
import { checkEnquiries } from './enquiries.ts'
import { bad, type Finding } from './finding.ts'
import { checkHeaders, enquiryOrigin } from './headers.ts'
import { checkNotFound, checkPages } from './pages.ts'
import { checkRelay } from './relay.ts'
import { request } from './request.ts'

export type LiveSite = {
  /** With a slash at its end. */
  address: string
  /** The name of the practice, which is in every title. */
  name: string
  /** Where enquiries are sent, if the page's own policy does not say so. */
  enquiries?: string | undefined
  account: Account
  mailbox?: string | undefined
  sendsEnquiry: boolean
}

/** Checks a running site from outside. `mark` identifies the test enquiry. */
export async function checkLive(site: LiveSite, mark: string): Promise<Finding[]> {
  const { address, account, mailbox, sendsEnquiry } = site
  const home = await request(address)
  if ('error' in home) return [describeSilence(address, home.error)]
  const from = new URL(address).origin
  const to = site.enquiries ?? enquiryOrigin(home) ?? from
  const findings = [
    checkPages(site),
    checkNotFound(site),
    checkHeaders(address, home),
    checkCertificate(address),
    account === relayAccount ? checkRelay(to) : [],
    sendsEnquiry ? checkEnquiries({ from, to, account, mailbox }, mark) : [],
  ]
  return (await Promise.all(findings)).flat()
}

/** A refused certificate is no answer either, but needs other steps. */
export function describeSilence(address: string, error: string): Finding {
  return /certificate|self[- ]signed|altnames/i.test(error)
    ? bad(`the certificate of ${address} is not accepted: ${error}`)
    : bad(`${address} does not answer (${error}): is the site running, and is the address right?`)
}
