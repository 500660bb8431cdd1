// content/ as it stands on disk, checked.
import { type ContentCheck, checkContent } from './content-check/check-content.ts'
import { readContentFiles } from './content-check/content-files.ts'
import { formatProblem, OwnerMistakes } from './content-check/problem.ts'
import type { Checked } from './content-check/schema.ts'

export type ContentDirectories = { content: string; art: string }

export async function checkDirectories({ content, art }: ContentDirectories): Promise<ContentCheck> {
  return checkContent(await readContentFiles(content), art)
}

export async function readContent(
  directories: ContentDirectories,
): Promise<{ checked: Checked; warnings: string[]; reminders: string[] }> {
  const { content, problems, warnings, reminders } = await checkDirectories(directories)
  if (!content) throw new OwnerMistakes(problems.map(formatProblem))
  return {
    checked: content,
    warnings: warnings.map(formatProblem),
    reminders: reminders.map(formatProblem),
  }
}
