// Publishing: what has changed since the last build, the build itself, and its record in git.
import { join } from 'node:path'
import { directories } from '../build/directories.ts'
import { contentToPublish, lastPublished } from '../build/published-content.ts'
import type { CommandResult } from './api-types.ts'
import { describeChanges } from './describe-changes.ts'
import { forms } from './forms.ts'
import { recordInGit } from './git.ts'
import { runCommand } from './run-command.ts'
import { readValue } from './yaml-edit.ts'

const PROGRESS_LINES = 6

/** Of the running build. */
let progress: string[] = []

/** The last lines: enough to see that it moves, without a box that scrolls. */
export const publishProgress = () => progress.slice(-PROGRESS_LINES)

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
  const lines: string[] = []
  progress = lines
  const { isOk } = await runCommand(process.execPath, ['scripts/run-typescript.mjs', 'scripts/build.ts'], {
    // scripts/edit.ts has set the preview's directory.
    env: { DIST_DIRECTORY: '' },
    lines,
  })
  if (!isOk) return { isOk, lines: ['Nothing was published: visitors see the site as it was.', ...lines] }
  const recorded = await recordInGit(changes)
  return { ...recorded, isOk, lines: ['Published. The new site is in dist/site.', ...recorded.lines] }
}

/** In sentences; `undefined` before the first publication. */
async function changesToPublish(): Promise<string[] | undefined> {
  const published = await lastPublished(join(directories.project, 'dist'))
  if (!published) return undefined
  const current = await contentToPublish()
  const texts = forms.flatMap(({ file, schema, title }) => {
    const [before, after] = [published, current].map(({ content }) => readValue(content[file]))
    return describeChanges(schema, before, after, title)
  })
  const names = [...new Set([...Object.keys(published.art), ...Object.keys(current.art)])].sort()
  const changed = names.filter((name) => published.art[name] !== current.art[name])
  const pictures = changed.map((name) => {
    const note = !published.art[name] ? 'added' : !current.art[name] ? 'removed' : 'changed'
    return `Pictures › ${name}: ${note}`
  })
  return [...texts, ...pictures]
}
