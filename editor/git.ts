// Records a publication in git where the project is a repository, and sends it to the remote when asked.
import { dirname } from 'node:path'
import { directories } from '../build/directories.ts'
import type { CommandResult } from './api-types.ts'
import { runCommand } from './run-command.ts'

const PUSH_TIMEOUT_MS = 60_000
const PATHS = ['content', 'art']
/** Its name after git clone. */
const REMOTE = 'origin'

const ENVIRONMENT = {
  // Git fails instead of waiting for a password in the terminal.
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: 'ssh -oBatchMode=yes',
  // Only the project itself may be the repository, not some directory above it.
  GIT_CEILING_DIRECTORIES: dirname(directories.project),
}

const git = (...args: string[]) => runCommand('git', args, { env: ENVIRONMENT, timeoutMs: PUSH_TIMEOUT_MS })

/** Sentences for the owner, none where there is no repository, and whether the publication can be pushed. */
export async function recordInGit(changes: readonly string[]) {
  const { isOk: isRepository, lines: changed } = await git('status', '--porcelain', '--', ...PATHS)
  if (!isRepository) return { lines: [], canPush: false }
  const canPush = (await git('remote')).lines.includes(REMOTE)
  if (changed.length === 0) return { lines: ['Git has nothing new to record.'], canPush }
  await git('add', '--all', '--', ...PATHS)
  const message = ['Change words and pictures', '', ...changes].join('\n')
  const { isOk, lines } = await git('commit', '--quiet', '--message', message, '--', ...PATHS)
  return isOk
    ? { lines: ['The change is recorded in git.'], canPush }
    : { lines: ['Git did not record the change. It says:', ...lines], canPush: false }
}

export async function pushToRemote(): Promise<CommandResult> {
  const { isOk, lines } = await git('push', REMOTE, 'HEAD')
  const outcome = isOk
    ? [`Pushed to ${REMOTE}.`]
    : [`Not pushed to ${REMOTE}. docs/saving-changes.md has advice. Git says:`, ...lines]
  return { isOk, canPush: !isOk, lines: outcome }
}
