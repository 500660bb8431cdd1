// Requests to the editor's server. A failed one throws an Error whose message can be shown.

export const get = <Result>(path: string) => request<Result>(path)

export const post = <Result>(path: string, body: object = {}) =>
  request<Result>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

export const upload = <Result>(path: string, file: File) =>
  request<Result>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })

const STOPPED = 'The editor no longer runs. Start it again with npm run edit.'

async function request<Result>(path: string, init: RequestInit = {}): Promise<Result> {
  const response = await respond(path, init)
  const body = await response.json()
  if (!response.ok) throw new Error(body.error ?? response.statusText)
  return body
}

export async function respond(path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(`/edit/api/${path}`, init)
  } catch {
    throw new Error(STOPPED)
  }
}
