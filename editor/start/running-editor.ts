// Finds the editor that runs for a folder, so that a second start opens it instead of starting another one.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const ANSWER_TIMEOUT_MS = 3_000

/** An editor answers with this at `identityPath`. */
export const identitySchema = z.object({ editorOf: z.string() })
export const identityPath = '/edit/api/identity'

export const identityRoute = (project: string) => (app: FastifyInstance) => {
  app.get(identityPath, async () => ({ editorOf: project }))
}

const recordSchema = z.object({ origin: z.url() })
const recordFile = (state: string) => join(state, 'running.json')

/** Returns the origin at which the editor of this project answers, such as http://127.0.0.1:4175. */
export async function runningEditor(state: string, project: string): Promise<string | undefined> {
  const record = await readFile(recordFile(state), 'utf8').catch(() => '')
  const { data } = z.preprocess(parseJson, recordSchema).safeParse(record)
  return data && (await isEditorOf(data.origin, project)) ? data.origin : undefined
}

/** Says whether the project's editor answers there. After a crash another program may have its port. */
export async function isEditorOf(origin: string, project: string): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
  const answer = await fetch(origin + identityPath, { signal }).then(
    (response) => response.text(),
    () => '',
  )
  return z.preprocess(parseJson, identitySchema).safeParse(answer).data?.editorOf === project
}

export async function recordRunning(state: string, origin: string): Promise<void> {
  await mkdir(state, { recursive: true })
  await writeFile(recordFile(state), JSON.stringify({ origin }))
}

export const forgetRunning = (state: string) => rm(recordFile(state), { force: true })

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
