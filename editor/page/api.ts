// Requests to the editor's server. A failed one throws an Error whose message can be shown.

import type { Actions } from '../actions.ts'
import { MAX_REQUEST_BYTES } from '../api-types.ts'
import type { addPicture } from '../pictures/picture-library.ts'

export type Result<Name extends keyof Actions> = Awaited<ReturnType<Actions[Name]>>

export const call = <Name extends keyof Actions>(name: Name, ...[body]: Parameters<Actions[Name]>) =>
  post(name, 'application/json', JSON.stringify(body ?? {})) as ReturnType<Actions[Name]>

export async function upload(file: File) {
  // This is checked before sending, because a browser may report a refused body as a lost connection.
  if (file.size > MAX_REQUEST_BYTES) {
    return { reason: `It is larger than ${MAX_REQUEST_BYTES / 1e6} MB: save it as a JPEG.` }
  }
  const path = `pictures?name=${encodeURIComponent(file.name)}`
  return post(path, 'application/octet-stream', file) as ReturnType<typeof addPicture>
}

async function post(path: string, type: string, body: BodyInit): Promise<unknown> {
  const init = { method: 'POST', headers: { 'content-type': type }, body }
  const response = await fetch(`/edit/api/${path}`, init).catch(() => {
    throw new Error(
      'The editor is closed. Start it again: what you have typed here is kept until then, as long as this page is open.',
    )
  })
  const result = await response.json()
  if (!response.ok) throw new Error(result.message)
  return result
}
