// Runs git without a terminal. git never asks for anything: if it cannot go on, it fails with a message.
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import type { Environment } from '#settings/environment.ts'

/** Its message is git's own output, for the technical part of what the owner sees. */
export class GitError extends Error {}

export class GitIsMissing extends Error {}

type Options = {
  /** git reads this from its standard input. */
  input?: string | Buffer
  environment?: Environment
  timeoutMs?: number
}

export type Git = ReturnType<typeof createGit>

/** Removes a token or a password from an address, so that it is shown nowhere. */
const withoutSecrets = (said: string) => said.replaceAll(/:\/\/[^@\s/]+@/g, '://…@')

/** Runs git in the repository of the project, never in one that the project's directory may be inside of. */
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
    // Nobody can type a password here.
    GIT_TERMINAL_PROMPT: '0',
    GIT_SSH_COMMAND: environment.GIT_SSH_COMMAND ?? 'ssh -oBatchMode=yes',
    // Some messages are recognised by their English words.
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
      // git may end before it has read everything.
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
    /** Returns `undefined` if git fails, for example for a name that does not exist. */
    maybe: (args: readonly string[], options?: Options) =>
      text(args, options).catch((error) => {
        if (error instanceof GitError) return undefined
        throw error
      }),
  }
}
