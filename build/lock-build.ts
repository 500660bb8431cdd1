import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OwnerMistakes } from './content-check/problem.ts'

/** Longer than any build takes. An older lock is stale: its process id may belong to another process by now. */
const MAX_BUILD_MS = 15 * 60_000

/** One build at a time: two would mix their files, and publish a site without its scripts. */
export function lockBuild(dist: string): void {
  const file = join(dist, '.building')
  const lockedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Date.now() - lockedAt < MAX_BUILD_MS && isRunning(Number(readFileSync(file, 'utf8')))) {
    throw new OwnerMistakes(['Another build is running: wait until it has finished, and try again.'])
  }
  mkdirSync(dist, { recursive: true })
  writeFileSync(file, String(process.pid))
  process.once('exit', () => rmSync(file, { force: true }))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
