// Publishing: what has changed since the last build, the build itself, its record in git, and the push to a remote.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { contentFiles } from '#check/content-files.ts'
import { directories } from '../build/directories.ts'
import { contentToPublish, lastPublished } from '../build/published-content.ts'
import type { CommandResult } from './api-types.ts'
import { changesBetween } from './describe-changes.ts'
import { readValue } from './store/yaml-edit.ts'

const PROGRESS_LINES = 6
const GIT_TIMEOUT_MS = 60_000
const PATHS = ['content', 'art']
/** Its name after git clone. */
const REMOTE = 'origin'

const ENVIRONMENT = {
  ...process.env,
  // Visitors see dist/, whatever the directory of other builds is.
  DIST_DIRECTORY: '',
  // Git fails instead of waiting for a password in the terminal.
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: 'ssh -oBatchMode=yes',
  // Only the project itself may be the repository, not some directory above it.
  GIT_CEILING_DIRECTORIES: dirname(directories.project),
}

/** What the last command has printed. */
let printed: string[] = []

/** The last lines: enough to see that it moves, without a box that scrolls. */
export const publishProgress = () => printed.slice(-PROGRESS_LINES)

/** Runs a program in the project without a terminal and collects what it prints, both streams together. */
async function run(command: string, args: readonly string[], timeout = 0) {
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  const child = spawn(command, args, { cwd: directories.project, env: ENVIRONMENT, stdio, timeout })
  const lines: string[] = []
  printed = lines
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => lines.push(stripVTControlCharacters(line).trim()))
  }
  const [code] = await once(child, 'close').catch((error) => [String(error)])
  return { isOk: code === 0, lines: lines.filter((line) => line !== '') }
}

const git = (...args: string[]) => run('git', args, GIT_TIMEOUT_MS)

/** What a publication would change. */
export async function overview(): Promise<CommandResult> {
  const changes = await changesToPublish()
  const summary = !changes
    ? 'The site has not been built in this folder yet: everything is new.'
    : changes.length > 0
      ? 'Changed since the last publication:'
      : 'Nothing has changed since the last publication. You can publish it again.'
  return { isOk: true, lines: [summary, ...(changes ?? [])] }
}

/** The build writes beside the site that visitors see, and takes its place only when it is complete. */
export async function publish(): Promise<CommandResult> {
  const changes = (await changesToPublish()) ?? []
  const { isOk, lines } = await run(process.execPath, ['scripts/run-typescript.mjs', 'scripts/build.ts'])
  if (!isOk) return { isOk, lines: ['Nothing was published: visitors see the site as it was.', ...lines] }
  const recorded = await recordInGit(changes)
  return { ...recorded, isOk, lines: ['Published. The new site is in dist/site.', ...recorded.lines] }
}

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

/** In sentences; `undefined` before the first publication. */
async function changesToPublish(): Promise<string[] | undefined> {
  const published = await lastPublished(join(directories.project, 'dist'))
  if (!published) return undefined
  const current = await contentToPublish()
  const texts = contentFiles.flatMap((form) => {
    const [before, after] = [published, current].map(({ content }) => readValue(content[form.file]))
    return changesBetween(form, before, after).map(({ words }) => words)
  })
  const names = [...new Set([...Object.keys(published.art), ...Object.keys(current.art)])].sort()
  const changed = names.filter((name) => published.art[name] !== current.art[name])
  const pictures = changed.map((name) => {
    const note = !published.art[name] ? 'added' : !current.art[name] ? 'removed' : 'changed'
    return `Pictures › ${name}: ${note}`
  })
  return [...texts, ...pictures]
}
