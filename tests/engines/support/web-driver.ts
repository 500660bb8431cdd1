// The few words of the WebDriver protocol that we need, over plain HTTP: https://www.w3.org/TR/webdriver2/
import { freePort } from './free-port.ts'
import { type Program, startProgram } from './program.ts'

const START_LIMIT_MS = 30_000

export type Session = {
  /** A command of the session; its path is what stands behind /session/{id}. */
  ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  close(): Promise<void>
}

type Wanted = { environment: Record<string, string>; capabilities: object }

/** Starts a driver on a port of its own, and a browser through it. */
export async function openSession(driver: string, { environment, capabilities }: Wanted): Promise<Session> {
  const port = await freePort()
  const program = startProgram(driver, ['--host=127.0.0.1', `--port=${port}`], environment)
  const address = `http://127.0.0.1:${port}`
  try {
    await ready(address, program)
    const answer = await command(`${address}/session`, 'POST', {
      capabilities: { alwaysMatch: capabilities },
    })
    const session = `${address}/session/${(answer as { sessionId: string }).sessionId}`
    return {
      ask: (method, path, body) => command(session + path, method, body),
      async close() {
        await command(session, 'DELETE').finally(program.stop)
      },
    }
  } catch (error) {
    await program.stop()
    throw error
  }
}

async function command(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`)
  return value
}

/** Asks again until the driver answers: it prints nothing when it listens. */
async function ready(address: string, program: Program) {
  const end = Date.now() + START_LIMIT_MS
  while (Date.now() < end && program.isRunning()) {
    const answer = await fetch(`${address}/status`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the WebDriver did not start')
}
