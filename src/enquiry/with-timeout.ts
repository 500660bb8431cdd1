export function withTimeout<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no response within ${timeoutMs / 1000} s`)), timeoutMs)
  })
  return Promise.race([work, timeout])
}
