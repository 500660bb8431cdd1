// Runs git without a terminal. It never asks for anything: what it cannot do, it says.
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import type { Environment } from '#settings/environment.ts'

/** What git has said, for the technical part of a message. */
export class GitError extends Error {}

export class GitIsMissing extends Error {}

type Options = {
  /** What it reads. */
  input?: string | Buffer
  environment?: Environment
  timeoutMs?: number
}

export type Git = ReturnType<typeof createGit>

/** A token or a password that is part of an address is shown nowhere. */
const withoutSecrets = (said: string) => said.replaceAll(/:\/\/[^@\s/]+@/g, '://…@')

/** For the project, and for no repository that the project may be in. */
export function createGit(
  project: string,
  environment: Environment,
  gitDirectory: () => Promise<string | undefined> = async () => undefined,
) {
  const own: Environment = {
    ...environment,
    GIT_DIR: undefined,
    GIT_WORK_TREE: undefined,
    GIT_INDEX_FILE: undefined,
    GIT_CEILING_DIRECTORIES: dirname(project.replace(/[/\\]$/, '')),
    // A password cannot be typed here.
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: environment.GIT_SSH_COMMAND ?? 'ssh -oBatchMode=yes',
    // Some of its messages are looked at.
    LC_ALL: 'C',
  }

  async function bytes(args: readonly string[], { input = '', timeoutMs = 0, ...more }: Options = {}) {
    const env = { ...own, GIT_DIR: await gitDirectory(), ...more.environment }
    return new Promise<Buffer>((resolve, reject) => {
      const child = spawn('git', args, { cwd: project, env, timeout: timeoutMs, stdio: 'pipe' })
      const output: Buffer[] = []
      const errors: Buffer[] = []
      child.stdout.on('data', (chunk) => output.push(chunk))
      child.stderr.on('data', (chunk) => errors.push(chunk))
      // It may end before it has read everything.
      child.stdin.on('error', () => undefined)
      child.stdin.end(input)
      child.on('error', () => reject(new GitIsMissing('The program git could not be started.')))
      child.on('close', (code) => {
        const said = withoutSecrets(Buffer.concat(errors).toString().trim())
        if (code === 0) resolve(Buffer.concat(output))
        else reject(new GitError(said || `git ${args[0]} ended with ${code ?? 'a timeout'}.`))
      })
    })
  }

  const text = async (args: readonly string[], options?: Options) =>
    (await bytes(args, options)).toString().trim()

  return {
    bytes,
    text,
    /** `undefined` where it fails, such as for a name that does not exist. */
    maybe: (args: readonly string[], options?: Options) =>
      text(args, options).catch((error) => {
        if (error instanceof GitError) return undefined
        throw error
      }),
  }
}
