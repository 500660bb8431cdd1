// Publishing: what has changed since the last build, the build itself, and its record in git.
import { join } from 'node:path'
import { formatProblem } from '../build/content-check/problem.ts'
import { folders } from '../build/folders.ts'
import { contentToPublish, lastPublished, type PublishedContent } from '../build/published-content.ts'
import type { Form, Outcome, PublishOverview } from './api-types.ts'
import { changesIn } from './changes.ts'
import type { ContentStore } from './content-store.ts'
import { forms } from './forms.ts'
import { pushToRemote, recordInGit } from './git.ts'
import { runCommand } from './run-command.ts'
import { readValue } from './yaml-edit.ts'

const MOST_REASONS = 12

export function openPublisher(store: ContentStore) {
  async function overview(): Promise<PublishOverview> {
    const { files, warnings } = await store.read()
    const unsaved = forms.filter(({ file }) => files[file]?.isSaved === false).map(titleOf)
    const published = await lastPublished(join(folders.project, 'dist'))
    const changes = published ? await changesSince(published) : []
    const summary =
      unsaved.length > 0
        ? `Nothing can be published while something is not saved: please correct ${unsaved.join(', ')} first.`
        : !published
          ? 'The site has not been built in this folder yet: everything is new.'
          : changes.length > 0
            ? 'Changed since the last publication:'
            : 'Nothing has changed since the last publication.'
    return { canPublish: unsaved.length === 0, summary, changes, remarks: warnings.map(formatProblem) }
  }

  let isPublishing = false

  /** The build writes beside the site that visitors see, and takes its place only when it is complete. */
  async function publish(onLine: (line: string) => void): Promise<Outcome> {
    if (isPublishing) return { isGood: false, lines: ['A publication is running already.'] }
    isPublishing = true
    try {
      // A mistake may have been made since the owner saw the overview.
      const { canPublish, summary, changes } = await overview()
      if (!canPublish) return { isGood: false, lines: [summary] }
      // scripts/edit.ts has set the preview's directory.
      const env = { DIST_FOLDER: '' }
      const command = ['scripts/run-typescript.mjs', 'scripts/build.ts']
      const { isGood, lines } = await runCommand(process.execPath, command, { env, onLine })
      if (!isGood) {
        const reasons = lines.filter((line) => line.trim() && !line.startsWith('Building the site'))
        const text = 'Nothing was published: visitors see the site as it was.'
        return { isGood, lines: [text, ...reasons.slice(-MOST_REASONS)] }
      }
      const recorded = await recordInGit(changes)
      const published = 'Published. The new site is in dist/site.'
      return { ...recorded, isGood, lines: [published, ...recorded.lines] }
    } finally {
      isPublishing = false
    }
  }

  return { overview, publish, push: pushToRemote }
}

const titleOf = ({ file, schema }: Form) => schema.title ?? file

async function changesSince(published: PublishedContent): Promise<string[]> {
  const current = await contentToPublish()
  const texts = forms.flatMap((form) => {
    const [before, after] = [published, current].map(({ content }) => readValue(content[form.file] ?? ''))
    return changesIn(form.schema, before, after, titleOf(form))
  })
  const names = [...new Set([...Object.keys(published.art), ...Object.keys(current.art)])].sort()
  const changed = names.filter((name) => published.art[name] !== current.art[name])
  const pictures = changed.map((name) => {
    const note = !published.art[name] ? 'added' : !current.art[name] ? 'removed' : 'changed'
    return `Pictures › ${name}: ${note}`
  })
  return [...texts, ...pictures]
}
