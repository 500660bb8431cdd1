import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

type Options = {
  cwd: string
  env?: Record<string, string>
  timeoutMs?: number
  onLine?: (line: string) => void
}

/** Runs a program without a terminal and collects what it prints, both streams together. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env, timeoutMs, onLine }: Options,
): Promise<{ isGood: boolean; lines: string[] }> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(timeoutMs && { timeout: timeoutMs }),
  })
  const lines: string[] = []
  const read = (written: string) => {
    const line = stripVTControlCharacters(written)
    lines.push(line)
    onLine?.(line)
  }
  createInterface(child.stdout).on('line', read)
  createInterface(child.stderr).on('line', read)
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ isGood: false, lines: [message] }))
    child.on('close', (code) => resolve({ isGood: code === 0, lines }))
  })
}
