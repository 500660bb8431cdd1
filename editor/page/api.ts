// Requests to the editor's server. A failed one throws an Error whose message can be shown.
import type { Actions } from '../editor-server.ts'
import type { addPicture } from '../pictures.ts'

export type Result<Name extends keyof Actions> = Awaited<ReturnType<Actions[Name]>>

export const call = <Name extends keyof Actions>(name: Name, ...[body]: Parameters<Actions[Name]>) =>
  post(name, 'application/json', JSON.stringify(body ?? {})) as ReturnType<Actions[Name]>

export const upload = (file: File) =>
  post(`pictures?name=${encodeURIComponent(file.name)}`, 'application/octet-stream', file) as ReturnType<
    typeof addPicture
  >

async function post(path: string, type: string, body: BodyInit): Promise<unknown> {
  const init = { method: 'POST', headers: { 'content-type': type }, body }
  const response = await fetch(`/edit/api/${path}`, init).catch(() => {
    throw new Error('The editor is no longer running. Start it again with npm run edit.')
  })
  const result = await response.json()
  if (!response.ok) throw new Error(result.message)
  return result
}
