import { type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Past this, a program that was asked to end is made to. */
const STOP_LIMIT_MS = 5_000

export type Program = ReturnType<typeof startProgram>

export function startProgram(
  path: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  stdio: StdioOptions = 'ignore',
) {
  const child = spawn(path, args, { env: { ...process.env, ...environment }, stdio })
  const ended = once(child, 'exit')
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    child,
    ended,
    isRunning,
    async stop() {
      if (!isRunning()) return
      child.kill('SIGTERM')
      const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
      await ended
      clearTimeout(impatience)
    },
  }
}
