import { type Account, relayAccount } from '#contract/wire.ts'
import { examineCertificate } from './certificate.ts'
import { examineEnquiries, examineHealth } from './enquiry.ts'
import { ask, bad, type Finding } from './finding.ts'
import { enquiryOriginOf, examineHeaders } from './headers.ts'
import { examinePages, examineSitemap } from './pages.ts'

export type Patient = {
  /** With a slash at its end. */
  site: string
  /** Where enquiries are sent; the page itself tells, if this does not. */
  enquiries: string | undefined
  account: Account
  mailbox: string | undefined
  sendsEnquiry: boolean
}

export async function examine(patient: Patient, mark: string): Promise<Finding[]> {
  const { site, account, mailbox, sendsEnquiry } = patient
  // A host that cannot be reached fails every part below for one and the same reason.
  const first = await ask(site)
  if ('problem' in first) return [silence(site, first.problem)]
  const origin = patient.enquiries ?? (await enquiryOriginOf(site)) ?? new URL(site).origin
  const parts = [
    examinePages(site),
    examineHeaders(site),
    examineSitemap(site),
    examineCertificate(site),
    account === relayAccount ? examineHealth(origin) : [],
    sendsEnquiry ? examineEnquiries({ site, origin, account, mailbox }, mark) : [],
  ]
  return (await Promise.all(parts)).flat()
}

/** A certificate that is refused looks like silence too, and asks for other steps. */
export function silence(site: string, problem: string): Finding {
  return /certificate|self[- ]signed|altnames/i.test(problem)
    ? bad(`the certificate of ${site} is not accepted: ${problem}`)
    : bad(`${site} does not answer (${problem}): is the site running, and is the address right?`)
}
