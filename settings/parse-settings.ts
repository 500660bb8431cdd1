// What the settings of the build and those of the relay share: how they are checked, and how a mistake is reported.
import { z } from 'zod'
import type { Environment } from './environment.ts'

/** Wrong settings, one line each. Shown without a stack. */
export class SettingsError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.stack = this.message
  }
}

/** Which setting, what is wrong with it, and a value that would be right. Never the value itself, which may be a password. */
export const settingProblem = (name: string, problem: string, example: string) =>
  `${name} ${problem}, for example: ${name}=${example}`

/** The error of a schema: zod knows the name of the setting. */
export const error =
  (problem: string, example: string) =>
  ({ path = [] }: { path?: PropertyKey[] | undefined }) =>
    settingProblem(path.join(), problem, example)

/** Settings of which all are needed where one is set, with an example for each. */
export type Group = Readonly<Record<string, string>>

/** An empty setting is one that is not set. All mistakes are reported at once. */
export function parseSettings<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Environment,
  ...groups: readonly Group[]
): z.output<Schema> {
  const names = Object.keys(schema.shape)
  const given = Object.fromEntries(names.map((name) => [name, environment[name]?.trim() || undefined]))
  const { data, error } = schema.safeParse(given)
  const problems = [
    ...groups.flatMap((group) => missingFrom(group, given)),
    ...(error?.issues ?? []).map(({ message }) => message),
  ]
  if (!data || problems.length > 0) throw new SettingsError(problems)
  return data
}

function missingFrom(group: Group, given: Environment): string[] {
  const names = Object.keys(group)
  const missing = Object.entries(group).filter(([name]) => given[name] === undefined)
  if (missing.length === names.length) return []
  return missing.map(([name, example]) =>
    settingProblem(name, `is missing: set all of ${names.join(', ')}, or none`, example),
  )
}

export const wholeNumber = (from: number, to: number, example: number) =>
  z
    .string()
    .refine((text) => /^[0-9]+$/.test(text) && Number(text) >= from && Number(text) <= to, {
      error: error(`must be a whole number from ${from} to ${to}`, String(example)),
    })
    .transform(Number)
