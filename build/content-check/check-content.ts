// Checks the owner's content: every mistake at once, each with its place and what to write instead.
import { pictureProblems } from '../pictures/check-pictures.ts'
import { claimsIn } from './claims.ts'
import { fileNames, fileProblem, pathOf, unusedFiles } from './content-files.ts'
import type { Checked, FileName } from './content-types.ts'
import { duplicatesIn, sharedTitles } from './duplicates.ts'
import { joinedItemsIn, placeholdersIn } from './lint.ts'
import { type Path, textsIn } from './path.ts'
import type { Found, Problem } from './problem.ts'
import { readYaml } from './read-yaml.ts'
import { schemaIssues } from './schema-issues.ts'
import { schemas } from './schemas.ts'

export type ContentCheck = {
  /** What the site is made from; only where nothing is wrong. */
  content?: Checked
  /** These stop the build. */
  problems: Problem[]
  /** These are for the owner to judge. */
  warnings: Problem[]
  /** To be done before the site goes live. */
  reminders: Problem[]
}

type Texts = Readonly<Record<string, string | null>>
export type ReadFile = { name: FileName; file: string; value: unknown }

/** The texts of content/ by their paths, such as content/home.yaml, and the directory of the pictures. */
export async function checkContent(files: Texts, art: string): Promise<ContentCheck> {
  const results = fileNames.map((name) => readFile(name, files))
  const unread = results.flatMap((result) => ('problems' in result ? result.problems : []))
  const read = results.flatMap((result) => ('problems' in result ? [] : [result]))
  /** What a rule finds in each file. */
  const inEach = (rule: (value: unknown, name: FileName) => Found[]): Problem[] =>
    read.flatMap(({ name, file, value }) => rule(value, name).map((found) => ({ file, ...found })))
  const inTexts = (rule: (text: string, path: Path) => string[]) =>
    inEach((value) =>
      textsIn(value).flatMap(({ text, path }) => rule(text, path).map((message) => ({ path, message }))),
    )

  const pictures = await pictureProblems(read, art)
  const problems = [
    ...unread,
    ...inEach(schemaIssues),
    ...inEach((value) => duplicatesIn(value)),
    ...sharedTitles(read),
    ...pictures.filter(({ isWarning }) => !isWarning),
  ]
  return {
    ...(problems.length === 0 && { content: parsed(read) }),
    problems,
    warnings: [
      ...inTexts(claimsIn),
      ...inTexts(joinedItemsIn),
      ...pictures.filter(({ isWarning }) => isWarning),
      ...unusedFiles(Object.keys(files)),
    ],
    reminders: inTexts(placeholdersIn),
  }
}

function readFile(name: FileName, files: Texts): ReadFile | { problems: Problem[] } {
  const file = pathOf(name)
  const text = files[file]
  if (typeof text !== 'string') return { problems: [fileProblem(file, file in files)] }
  const { value, problems } = readYaml(text)
  if (problems.length > 0) return { problems: problems.map((each) => ({ file, path: [], ...each })) }
  if (value === undefined) return { problems: [fileProblem(file, true)] }
  return { name, file, value }
}

/** {name} in any text becomes the practice's name, which is written once. */
function parsed(files: readonly ReadFile[]): Checked {
  const entries = files.map(({ name, value }) => [name, schemas[name].parse(value)])
  const content = Object.fromEntries(entries) as Checked
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === 'string' ? value.replaceAll('{name}', () => content.practice.name) : value,
  )
}
