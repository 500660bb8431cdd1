const TIMEOUT_MS = 15_000

export type Answer = { status: number; headers: Headers; text: string }

/** Resolves to the answer, or to the reason why there is none. */
export async function request(
  address: string,
  options: RequestInit = {},
): Promise<Answer | { error: string }> {
  try {
    const response = await fetch(address, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    const { message, cause } = error as Error
    return { error: cause instanceof Error && cause.message ? cause.message : message }
  }
}
