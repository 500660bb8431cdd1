import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { directories } from '../build/directories.ts'
import type { CommandResult } from './api-types.ts'

type Options = {
  env: Record<string, string>
  timeoutMs?: number
  /** Takes each line when it is printed. */
  lines?: string[]
}

/** Runs a program in the project without a terminal and collects what it prints, both streams together. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env, timeoutMs = 0, lines = [] }: Options,
): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd: directories.project,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (written) => {
      const line = stripVTControlCharacters(written).trim()
      if (line !== '') lines.push(line)
    })
  }
  try {
    const [code] = await once(child, 'close')
    return { isOk: code === 0, lines }
  } catch (error) {
    lines.push(String(error))
    return { isOk: false, lines }
  }
}
