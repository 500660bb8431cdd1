// Records a publication in git where the project is a repository, and sends it to the remote when asked.
import type { CommandResult } from './api-types.ts'
import { runCommand } from './run-command.ts'

const PUSH_TIMEOUT_MS = 60_000
const PATHS = ['content', 'art']
/** Its name after git clone. */
const REMOTE = 'origin'

/** Git fails instead of waiting for a password in the terminal. */
const NO_PROMPT = { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -oBatchMode=yes' }

const git = (...args: string[]) => runCommand('git', args, { env: NO_PROMPT, timeoutMs: PUSH_TIMEOUT_MS })

/** Sentences for the owner, none where there is no repository, and whether the publication can be pushed. */
export async function recordInGit(changes: readonly string[]) {
  if (!(await isRepository())) return { lines: [], canPush: false }
  const canPush = (await git('remote')).lines.includes(REMOTE)
  if (await isRecorded()) return { lines: ['Git has nothing new to record.'], canPush }
  await git('add', '--all', '--', ...PATHS)
  const message = ['Change words and pictures', '', ...changes].join('\n')
  const { isOk, lines } = await git('commit', '--quiet', '--message', message, '--', ...PATHS)
  return isOk
    ? { lines: ['The change is recorded in git.'], canPush }
    : { lines: ['Git did not record the change. It says:', ...lines], canPush: false }
}

/** Whether git has every change of texts and pictures; `true` where there is no repository. */
export async function isRecorded(): Promise<boolean> {
  const { lines: changed } = await git('status', '--porcelain', '--', ...PATHS)
  return changed.length === 0 || !(await isRepository())
}

/** Only where the project itself is the repository, not some directory above it. */
async function isRepository(): Promise<boolean> {
  const { isOk, lines: prefix } = await git('rev-parse', '--show-prefix')
  return isOk && prefix.join('') === ''
}

/** Whether there are commits that the remote branch does not have yet. */
export async function isPushPending(): Promise<boolean> {
  const { isOk, lines: commits } = await git('rev-list', '@{upstream}..HEAD')
  return isOk && commits.length > 0 && (await isRepository())
}

export async function pushToRemote(): Promise<CommandResult> {
  const { isOk, lines } = await git('push', REMOTE, 'HEAD')
  const outcome = isOk
    ? [`Pushed to ${REMOTE}.`]
    : [`Not pushed to ${REMOTE}. docs/saving-changes.md has advice. Git says:`, ...lines]
  return { isOk, canPush: !isOk, lines: outcome }
}
