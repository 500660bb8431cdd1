import { type Account, relayAccount } from '#contract/wire.ts'
import { examineCertificate } from './certificate.ts'
import { examineEnquiries, examineHealth } from './enquiry.ts'
import type { Finding } from './finding.ts'
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
