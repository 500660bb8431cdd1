import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import type { Environment } from '#settings/environment.ts'

type Build = {
  /** The directory with the content/ and art/ to build. */
  version: string
  target: string
  project: string
  environment: Environment
}

/**
 * Builds a version of the site in a process of its own, with the present settings. It returns what the build has printed.
 * If `isBuilt` is false, the target is as it was before.
 */
export function buildVersion({ version, target, project, environment }: Build) {
  const directories = ['--content', `${version}/content`, '--art', `${version}/art`, '--dist', target]
  const args = ['scripts/run-typescript.mjs', 'scripts/build-site.ts', ...directories]
  return new Promise<{ isBuilt: boolean; lines: string[] }>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: project,
      env: { ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const lines: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        const text = stripVTControlCharacters(line).trim()
        if (text) lines.push(text)
      })
    }
    child.on('error', ({ message }) => resolve({ isBuilt: false, lines: [...lines, message] }))
    child.on('close', (code) => resolve({ isBuilt: code === 0, lines }))
  })
}
