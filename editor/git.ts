// Records a publication in git where the project is a repository, and sends it to the remote when asked.
import { runCommand } from './run-command.ts'

const PUSH_TIMEOUT_MS = 60_000
const PATHS = ['content', 'art']

/** Git asks for a password in the terminal, where nobody looks. */
const NO_PROMPT = { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -oBatchMode=yes' }

export function openGit(project: string) {
  const git = (...args: string[]) =>
    runCommand('git', args, { cwd: project, env: NO_PROMPT, timeoutMs: PUSH_TIMEOUT_MS })
  const answer = async (...args: string[]) => {
    const { isGood, lines } = await git(...args)
    return isGood ? (lines[0] ?? '') : ''
  }

  /** Only where the project itself is the repository, not some directory above it. */
  const isRepository = async () =>
    (await answer('rev-parse', '--show-prefix', '--git-dir')) === '' &&
    (await git('rev-parse', '--git-dir')).isGood

  /** One sentence for the owner; empty where there is no repository. */
  async function record(changes: readonly string[]): Promise<string> {
    if (!(await isRepository())) return ''
    const { lines: changed } = await git('status', '--porcelain', '--', ...PATHS)
    if (changed.length === 0) return 'Git has nothing new to record.'
    await git('add', '--all', '--', ...PATHS)
    const messages = [
      '-m',
      'Change words and pictures',
      ...(changes.length > 0 ? ['-m', changes.join('\n')] : []),
    ]
    const { isGood, lines } = await git('commit', '--quiet', ...messages, '--', ...PATHS)
    return isGood ? 'The change is recorded in git.' : `Git did not record the change: ${reasonIn(lines)}`
  }

  /** The remote that a push goes to. */
  async function remote(): Promise<string> {
    if (!(await isRepository())) return ''
    const branch = await answer('symbolic-ref', '--short', 'HEAD')
    return (await answer('config', `branch.${branch}.remote`)) || (await answer('remote'))
  }

  async function push(): Promise<{ isGood: boolean; text: string }> {
    const to = await remote()
    if (!to) return { isGood: false, text: 'There is no remote repository to push to.' }
    const { isGood, lines } = await git('push', to, 'HEAD')
    const text = isGood ? `Pushed to ${to}.` : `Not pushed to ${to}: ${reasonIn(lines)}`
    return { isGood, text }
  }

  return { record, remote, push }
}

/** Git says what is wrong in a line of its own, and adds advice for programmers. */
function reasonIn(lines: readonly string[]): string {
  const reason =
    lines.find((line) => /^(fatal|error|remote: error|\s*! )/.test(line)) ?? lines.findLast(Boolean)
  return reason?.trim() || 'it gave no reason'
}
