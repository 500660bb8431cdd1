import { bad, type Finding, good } from './finding.ts'
import { request } from './request.ts'

/** Only our own relay has health paths; EmailJS has none. */
export async function checkRelay(origin: string): Promise<Finding[]> {
  return Promise.all([checkMailbox(origin), checkDelivery(origin)])
}

async function checkMailbox(origin: string): Promise<Finding> {
  const answer = await request(`${origin}/healthz`)
  if ('error' in answer) return bad(`${origin}/healthz does not answer: ${answer.error}`)
  return answer.status === 200
    ? good('the relay can store messages')
    : bad(`the relay answers with ${answer.status}: ${answer.text.trim().slice(0, 120)}`)
}

type Delivery = {
  isConfigured: boolean
  waiting?: number
  oldest?: string | null
  deadLetters?: number
  lastError?: { code: string; at: string } | null
}

async function checkDelivery(origin: string): Promise<Finding> {
  const answer = await request(`${origin}/healthz/delivery`)
  if ('error' in answer || answer.status !== 200) return bad('the relay does not report its delivery by mail')
  const {
    isConfigured,
    waiting = 0,
    oldest,
    deadLetters = 0,
    lastError,
  } = JSON.parse(answer.text) as Delivery
  if (!isConfigured) return good('the relay stores messages and sends no mail: SMTP_URL is not set')
  const queue = waiting === 0 ? 'no message waits' : `${waiting} waiting, the oldest since ${oldest}`
  if (lastError) {
    const cause = lastError.code.startsWith('EAUTH')
      ? 'the mail server refuses the login'
      : 'delivery by mail fails'
    return bad(
      `${cause} (${lastError.code}, ${lastError.at}; ${queue}): check SMTP_URL and the log of the relay`,
    )
  }
  return deadLetters > 0
    ? bad(`${deadLetters} not delivered by mail: npm run inbox shows why`)
    : good(`the relay delivers by mail: ${queue}`)
}
