// A test enquiry from end to end, marked so that nobody takes it for a visitor's.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Enquiry } from '#contract/enquiry.ts'
import { type Account, relayAccount, SEND_PATH, type SendRequest } from '#contract/wire.ts'
import { ask, bad, type Finding, good } from './finding.ts'

export type EnquiryPath = {
  site: string
  /** Where enquiries are sent. */
  origin: string
  account: Account
  /** The Maildir, if it is on this machine. */
  mailbox: string | undefined
}

export async function examineEnquiries(path: EnquiryPath, mark: string): Promise<Finding[]> {
  const { site, origin, account } = path
  const own = new URL(site).origin
  const answer = await ask(origin + SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: own },
    body: JSON.stringify(requestFrom(account, mark)),
  })
  if ('problem' in answer) return [bad(`${origin} does not take enquiries: ${answer.problem}`)]
  if (answer.status !== 200) return [bad(refusal(answer.status, answer.text, path))]
  const readable = answer.headers.get('access-control-allow-origin')
  if (own !== origin && readable !== own && readable !== '*') {
    return [bad(`${origin} keeps its answer from the page: add ${own} to ALLOWED_ORIGINS`)]
  }
  return [good(`a test enquiry was taken (${mark})`), ...(await examineMailbox(path.mailbox, mark))]
}

function requestFrom({ publicKey, serviceId, templateId }: Account, mark: string): SendRequest {
  return {
    lib_version: '4.4.1',
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: testEnquiry(mark),
  }
}

/** In plain letters, so that it can be found again in the mailbox. */
const testEnquiry = (mark: string): Enquiry => ({
  firstName: 'TEST',
  lastName: 'of the website',
  email: 'test@example.com',
  phoneNumber: '5550100',
  countryCode: '+1',
  message: `This is a test of the website (${mark}), sent by npm run doctor. Nobody waits for an answer.`,
})

function refusal(status: number, text: string, { site, origin, account }: EnquiryPath): string {
  const said = `the test enquiry was refused with ${status} (${text.trim().slice(0, 120)})`
  if (status === 403 && account === relayAccount)
    return `${said}: add ${new URL(site).origin} to ALLOWED_ORIGINS`
  if (status === 403)
    return `${said}: allow API calls for non-browser applications in EmailJS › Account › Security`
  if (status === 404) return `${said}: there is no relay at ${origin}; say where it is with --enquiries`
  if (status === 400) return `${said}: build and relay must have the same EMAILJS_ settings`
  return said
}

async function examineMailbox(mailbox: string | undefined, mark: string): Promise<Finding[]> {
  if (!mailbox) return []
  for (const folder of ['new', 'cur', '.Junk/new', '.Junk/cur']) {
    const names = await readdir(join(mailbox, folder)).catch(() => [])
    for (const name of names.sort().reverse()) {
      const letter = await readFile(join(mailbox, folder, name), 'utf8').catch(() => '')
      if (letter.includes(mark)) return [good(`it is kept as a letter in ${join(mailbox, folder)}`)]
    }
  }
  return [
    bad(
      `it was taken, but no letter in ${mailbox} holds it: is that the MAILBOX which the relay was started with?`,
    ),
  ]
}

/** Only our own relay says whether it can keep letters. */
export async function examineHealth(origin: string): Promise<Finding[]> {
  const answer = await ask(`${origin}/healthz`)
  if ('problem' in answer) return [bad(`${origin}/healthz does not answer: ${answer.problem}`)]
  return [
    answer.status === 200
      ? good('the relay can keep letters')
      : bad(`the relay says ${answer.status}: ${answer.text.trim().slice(0, 120)}`),
  ]
}
