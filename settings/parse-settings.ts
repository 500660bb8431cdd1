// Checks the settings of the build and of the relay, and reports their mistakes in one way.
import { z } from 'zod'
import type { Environment } from './environment.ts'
import { SettingsError } from './settings-error.ts'

/** Names a setting, its mistake and a correct value. It never shows the present value, which may be a password. */
export const settingProblem = (name: string, problem: string, example: string) =>
  `${name} ${problem}, for example: ${name}=${example}`

/** Makes the error of a field's schema. zod tells it the name of the setting. */
export const error =
  (problem: string, example: string) =>
  ({ path = [] }: { path?: PropertyKey[] | undefined }) =>
    settingProblem(path.join(), problem, example)

/** Settings that belong together, with an example for each. If one is set, all are needed. */
export type Group = Readonly<Record<string, string>>

/** Reports all mistakes at once. An empty setting counts as not set. */
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
