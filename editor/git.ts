// Records a publication in git where the project is a repository, and sends it to the remote when asked.
import type { CommandResult } from './api-types.ts'
import { runCommand } from './run-command.ts'

const PUSH_TIMEOUT_MS = 60_000
const PATHS = ['content', 'art']

/** Git fails instead of waiting for a password in the terminal. */
const NO_PROMPT = { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -oBatchMode=yes' }

const git = (...args: string[]) => runCommand('git', args, { env: NO_PROMPT, timeoutMs: PUSH_TIMEOUT_MS })

/** Only where the project itself is the repository, not some directory above it. */
async function isRepository(): Promise<boolean> {
  const { isOk, lines } = await git('rev-parse', '--show-prefix')
  return isOk && lines.join('') === ''
}

/** Sentences for the owner, none where there is no repository, and whether the publication can be pushed. */
export async function recordInGit(
  changes: readonly string[],
): Promise<Required<Pick<CommandResult, 'lines' | 'canPush'>>> {
  if (!(await isRepository())) return { lines: [], canPush: false }
  const canPush = (await remoteOfBranch()) !== undefined
  const { lines: changed } = await git('status', '--porcelain', '--', ...PATHS)
  if (changed.length === 0) return { lines: ['Git has nothing new to record.'], canPush }
  await git('add', '--all', '--', ...PATHS)
  const message = ['Change words and pictures', ...(changes.length > 0 ? ['', ...changes] : [])].join('\n')
  const { isOk, lines } = await git('commit', '--quiet', '--message', message, '--', ...PATHS)
  return isOk
    ? { lines: ['The change is recorded in git.'], canPush }
    : { lines: [`Git did not record the change: ${reasonIn(lines)}`], canPush: false }
}

/** The remote that a push goes to, if there is one and a branch is checked out. */
async function remoteOfBranch(): Promise<string | undefined> {
  if (!(await isRepository())) return undefined
  const { isOk, lines: branch } = await git('symbolic-ref', '--short', 'HEAD')
  if (!isOk) return undefined
  const { lines: upstream } = await git('config', `branch.${branch[0]}.remote`)
  return upstream[0] ?? (await git('remote')).lines[0]
}

export async function pushToRemote(): Promise<CommandResult> {
  const remote = await remoteOfBranch()
  if (!remote) return { isOk: false, lines: ['There is no remote repository to push to.'] }
  const { isOk, lines } = await git('push', remote, 'HEAD')
  return {
    isOk,
    canPush: !isOk,
    lines: [isOk ? `Pushed to ${remote}.` : `Not pushed to ${remote}: ${reasonIn(lines)}`],
  }
}

/** Git says what is wrong in a line of its own, and adds advice for programmers. */
function reasonIn(lines: readonly string[]): string {
  const reason =
    lines.find((line) => /^(fatal|error|remote: error|\s*! )/.test(line)) ?? lines.findLast(Boolean)
  return reason?.trim() || 'it gave no reason'
}
