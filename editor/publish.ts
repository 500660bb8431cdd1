// Publishing: what has changed since the last build, the build itself, and its record in git.
import { isDeepStrictEqual } from 'node:util'
import { formatProblem } from '../build/content-check/problem.ts'
import { contentToPublish, lastPublished } from '../build/published-content.ts'
import type { Change, EditorState, Form, PublishEvent, PublishOverview } from './api-types.ts'
import { changesIn } from './changes.ts'
import { openGit } from './git.ts'
import { runCommand } from './run-command.ts'
import { readValue } from './yaml-edit.ts'

type Directories = { project: string; content: string; art: string; dist: string }

export function openPublisher(directories: Directories, forms: readonly Form[]) {
  const git = openGit(directories.project)

  async function overview(state: EditorState): Promise<PublishOverview> {
    const published = await lastPublished(directories.dist)
    const current = await contentToPublish(directories)
    const unsaved = forms.filter(({ file }) => state.files[file]?.isSaved === false)
    return {
      isFirst: !published,
      changes: published
        ? [
            ...forms.flatMap(({ file, schema }) =>
              changesIn(schema, parsed(published.content[file]), parsed(current.content[file]), [
                schema.title ?? file,
              ]),
            ),
            ...pictureChanges(published.art, current.art),
          ]
        : [],
      unsaved: unsaved.map(({ schema, file }) => schema.title ?? file),
      remarks: [...state.warnings, ...state.reminders].map(formatProblem),
    }
  }

  let isPublishing = false

  /** The build writes beside the site that visitors see, and takes its place only when it is complete. */
  async function publish(state: EditorState, report: (event: PublishEvent) => void): Promise<void> {
    if (isPublishing)
      return report({ kind: 'failed', text: 'A publication is running already.', reasons: [] })
    isPublishing = true
    try {
      report(await build(state, report))
    } finally {
      isPublishing = false
    }
  }

  async function build(state: EditorState, report: (event: PublishEvent) => void): Promise<PublishEvent> {
    const { changes } = await overview(state)
    const { isGood, lines } = await runCommand(process.execPath, ['scripts/build.mjs'], {
      cwd: directories.project,
      env: { DIST_FOLDER: '' },
      onLine: (text) => report({ kind: 'progress', text }),
    })
    if (!isGood) {
      const text = 'Nothing was published: visitors see the site as it was.'
      return { kind: 'failed', text, reasons: lines.filter(isReason).slice(-12) }
    }
    const recorded = await git.record(changes.map(inOneLine))
    const canPush = (await git.remote()) !== ''
    return { kind: 'published', text: 'The new site is in dist/site.', git: recorded, canPush }
  }

  return { overview, publish, push: git.push }
}

const parsed = (text: string | null | undefined) => (text ? readValue(text) : undefined)

function pictureChanges(old: Record<string, string>, current: Record<string, string>): Change[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])].sort()
  return names
    .filter((name) => !isDeepStrictEqual(old[name], current[name]))
    .map((name) => ({
      place: `Pictures › ${name}`,
      note: !old[name] ? 'added' : !current[name] ? 'removed' : 'changed',
    }))
}

const isReason = (line: string) => line.trim() !== '' && !line.startsWith('Building the site')

const inOneLine = ({ place, old, current, note }: Change) =>
  note ? `${place}: ${note}` : `${place}: ${old || 'empty'} → ${current || 'empty'}`
