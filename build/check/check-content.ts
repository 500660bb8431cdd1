// Checks the owner's content and reports all mistakes at once, each with its place and what to write instead.
import type { Colours } from '#schema/colours.ts'
import type { CheckedContent } from '#schema/index.ts'
import { createInspector, type Inspect } from '../pictures/inspect-picture.ts'
import { pictureProblems } from './check-pictures.ts'
import { claimsIn } from './claims.ts'
import { colourProblem } from './colour-problems.ts'
import { type ContentFile, contentFiles, unusedFiles } from './content-files.ts'
import { duplicatesOf } from './duplicates.ts'
import { type Path, schemaAt, textsIn, valueAt } from './field-path.ts'
import { markupProblems, repeatedItems } from './field-rules.ts'
import { placeholdersIn } from './placeholders.ts'
import type { Finding, Problem } from './problem.ts'
import { readYaml } from './read-yaml.ts'

/** `value` is undefined if the file cannot be parsed, `data` if anything in it is wrong. */
export type ReadFile = ContentFile & { value?: unknown; data?: unknown; problems: Problem[] }

/** One file with all that is found in it, whatever the other files are. */
type CheckedFile = ReadFile & { warnings: Problem[]; reminders: Problem[] }

/** Takes the texts of content/ by their paths, such as content/home.yaml, and the directory of the pictures. */
export async function checkContent(
  texts: Readonly<Record<string, string>>,
  art: string,
  inspect: Inspect = createInspector(),
  checkEach = checkFile,
) {
  const files = contentFiles.map((each) => checkEach(each, texts[each.file] ?? ''))
  const pictures = await pictureProblems(files, art, inspect)
  const problems = [
    ...files.flatMap(({ problems }) => problems),
    ...sharedTitles(files),
    ...pictures.filter(({ isWarning }) => !isWarning),
  ]
  return {
    /** The site is made from this. It is undefined if anything is wrong. */
    content: problems.length === 0 ? contentOf(files) : undefined,
    /** These stop the build. */
    problems,
    /** These are for the owner to judge. */
    warnings: [
      ...files.flatMap(({ warnings }) => warnings),
      ...pictures.filter(({ isWarning }) => isWarning),
      ...unusedFiles(Object.keys(texts)),
    ],
    /** These have to be done before the site goes live. */
    reminders: files.flatMap(({ reminders }) => reminders),
  }
}

/** An editor checks after each key, so what was found in a file is kept until its text changes. */
export function createFileChecker(): typeof checkFile {
  const checked = new Map<string, { text: string; result: CheckedFile }[]>()
  return (contentFile, text) => {
    const before = checked.get(contentFile.file) ?? []
    const found = before.find((each) => each.text === text) ?? { text, result: checkFile(contentFile, text) }
    const others = before.filter((each) => each !== found)
    checked.set(contentFile.file, [found, ...others].slice(0, MAX_KEPT_TEXTS))
    return found.result
  }
}

/** What was found in this many texts of a file is kept, because the editor checks a text with a draft, without it, and as before. */
const MAX_KEPT_TEXTS = 8

function checkFile(contentFile: ContentFile, text: string): CheckedFile {
  const read = readFile(contentFile, text)
  const { file, value } = read
  const inTexts = (rule: (text: string, path: Path) => Finding[]): Problem[] =>
    textsIn(value).flatMap(({ text, path }) =>
      rule(text, path).map((finding) => ({ file, path, ...finding })),
    )
  return {
    ...read,
    problems: [...read.problems, ...colourProblems(read)],
    // Visitors read no names of pictures, and no positions, such as 100%.
    warnings: inTexts((text, path) => (schemaAt(read.schema, path)?.pictureSlot ? [] : claimsIn(text))),
    reminders: inTexts(placeholdersIn),
  }
}

function readFile(contentFile: ContentFile, text: string): ReadFile {
  const { file, schema, validate } = contentFile
  const { value, syntaxError } = readYaml(text)
  if (syntaxError) {
    return {
      ...contentFile,
      problems: [{ file, path: [], message: 'this file cannot be read', syntaxError }],
    }
  }
  if (value === undefined) {
    const message = 'this file is missing or empty: put it back under this name, for example from a backup'
    return { ...contentFile, problems: [{ file, path: [], message }] }
  }
  const { data, error } = validate(value)
  const findings = [
    ...(error?.issues ?? []).map(({ path, message }) => ({ path: path as Path, message })),
    ...markupProblems(schema, value),
    ...repeatedItems(schema, value),
  ]
  const issues = findings.map((finding) => ({ file, ...finding }))
  // Each field has one problem: for a text in place of a list, zod reports its kind and its length.
  const isFirst = ({ path }: Problem, index: number) =>
    issues.findIndex((other) => String(other.path) === String(path)) === index
  return { ...contentFile, value, data, problems: issues.filter(isFirst) }
}

/** The contrasts can be checked only if all four colours are colours. */
function colourProblems({ name, file, data, problems }: ReadFile): Problem[] {
  if (name !== 'colours' || problems.length > 0) return []
  const problem = colourProblem(data as Colours)
  return problem ? [{ file, path: [problem.name], ...problem.finding }] : []
}

/** Reports pages that share a title, because they look alike in tabs, bookmarks and search results. */
function sharedTitles(files: readonly ReadFile[]): Problem[] {
  const duplicates = duplicatesOf(files.map(({ value }) => valueAt(value, ['title'])))
  return files.flatMap(({ file }, index) => {
    const other = files[duplicates[index] ?? -1]
    if (!other) return []
    return {
      file,
      path: ['title'],
      message: `the page “${other.title}” has the same title: give each page its own`,
    }
  })
}

/** Replaces {name} in every text by the practice's name, which is written in one place. */
function contentOf(files: readonly ReadFile[]): CheckedContent {
  const content = Object.fromEntries(files.map(({ name, data }) => [name, data])) as CheckedContent
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === 'string' ? value.replaceAll('{name}', () => content.practice.name) : value,
  )
}
