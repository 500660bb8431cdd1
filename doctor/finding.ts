/** One thing that was looked at, in words for the owner: what holds, or what is wrong and what to do. */
export type Finding = { isGood: boolean; says: string }

export const good = (says: string): Finding => ({ isGood: true, says })
export const bad = (says: string): Finding => ({ isGood: false, says })

/** A host that answers slower than this has no visitors left. */
const PATIENCE_MS = 15_000

export type Answer = { status: number; headers: Headers; text: string }

/** An answer, or why there is none. */
export async function ask(address: string, options: RequestInit = {}): Promise<Answer | { problem: string }> {
  try {
    const answer = await fetch(address, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch (error) {
    const { message, cause } = error as Error
    return { problem: cause instanceof Error && cause.message ? cause.message : message }
  }
}
