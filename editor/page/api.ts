// Requests to the editor's server. A failed one throws an Error whose message can be shown.

export const get = <Result>(path: string) => request<Result>(path)

export const post = <Result>(path: string, body: object = {}) =>
  request<Result>(path, 'application/json', JSON.stringify(body))

export const upload = <Result>(path: string, file: File) =>
  request<Result>(path, 'application/octet-stream', file)

async function request<Result>(path: string, type?: string, body?: BodyInit): Promise<Result> {
  const init = type && body ? { method: 'POST', headers: { 'content-type': type }, body } : {}
  const response = await fetch(`/edit/api/${path}`, init).catch(() => {
    throw new Error('The editor no longer runs. Start it again with npm run edit.')
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error ?? response.statusText)
  return answer
}
