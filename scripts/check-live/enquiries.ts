// Sends a test enquiry, marked so that nobody takes it for a visitor's.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, relayAccount, SEND_PATH, type SendRequest } from '#contract/wire.ts'
import { bad, type Finding, good } from './finding.ts'
import { request } from './request.ts'

export type EnquiryTarget = {
  /** The origin of the page that sends. */
  from: string
  /** The origin of the relay or of EmailJS. */
  to: string
  account: Account
  /** The Maildir, if it is on this machine. */
  mailbox: string | undefined
}

export async function checkEnquiries(target: EnquiryTarget, mark: string): Promise<Finding[]> {
  const { from, to, account, mailbox } = target
  const answer = await request(to + SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: from },
    body: JSON.stringify(testRequest(account, mark)),
  })
  if ('error' in answer) return [bad(`${to} does not answer to enquiries: ${answer.error}`)]
  if (answer.status !== 200) {
    const reason = answer.text.trim().slice(0, 120)
    return [
      bad(`the test enquiry was refused with ${answer.status} (${reason})${advice(answer.status, target)}`),
    ]
  }
  const allowedOrigin = answer.headers.get('access-control-allow-origin')
  if (from !== to && allowedOrigin !== from && allowedOrigin !== '*') {
    return [bad(`the page may not read the answer of ${to}: add ${from} to ALLOWED_ORIGINS`)]
  }
  const accepted = good(`a test enquiry was accepted (${mark})`)
  return mailbox ? [accepted, await checkStored(mailbox, mark)] : [accepted]
}

function testRequest({ publicKey, serviceId, templateId }: Account, mark: string): SendRequest {
  return {
    lib_version: '4.4.1',
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: {
      firstName: 'TEST',
      lastName: 'of the website',
      email: 'test@example.com',
      phoneNumber: '5550100',
      countryCode: '+1',
      message: `This is a test of the website (${mark}), sent by npm run check-live. No answer is needed.`,
    },
  }
}

function advice(status: number, { from, to, account }: EnquiryTarget): string {
  if (status === 400) return ': build and relay must have the same EMAILJS_ settings'
  if (status === 404) return `: there is no relay at ${to}; say where it is with --enquiries`
  if (status !== 403) return ''
  return account === relayAccount
    ? `: add ${from} to ALLOWED_ORIGINS`
    : ': allow API calls for non-browser applications in EmailJS › Account › Security'
}

async function checkStored(mailbox: string, mark: string): Promise<Finding> {
  for (const directory of ['new', 'cur', '.Junk/new', '.Junk/cur'].map((name) => join(mailbox, name))) {
    const names = await readdir(directory).catch(() => [])
    for (const name of names.sort().reverse()) {
      const message = await readFile(join(directory, name), 'utf8').catch(() => '')
      if (message.includes(mark)) return good(`it is stored in ${directory}`)
    }
  }
  return bad(`it was accepted, but is not in ${mailbox}: does the relay run with that MAILBOX?`)
}
