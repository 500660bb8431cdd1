import { bad, type Finding, good } from './finding.ts'
import { request } from './request.ts'

/** Only our own relay has health paths; EmailJS has none. */
export async function checkRelay(origin: string): Promise<Finding[]> {
  return [await checkMailbox(origin)]
}

async function checkMailbox(origin: string): Promise<Finding> {
  const answer = await request(`${origin}/healthz`)
  if ('error' in answer) return bad(`${origin}/healthz does not answer: ${answer.error}`)
  return answer.status === 200
    ? good('the relay can store messages')
    : bad(`the relay answers with ${answer.status}: ${answer.text.trim().slice(0, 120)}`)
}
