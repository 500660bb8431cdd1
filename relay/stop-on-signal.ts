import type { Relay } from './start-relay.ts'

/** Requests still open after 8 s were never acknowledged, so dropping them loses nothing. */
const SHUTDOWN_TIMEOUT_MS = 8_000

export function stopOnSignal(relay: Relay): void {
  let isShuttingDown = false
  async function shutdown() {
    // A terminal and npm both pass the signal on. The second one must not interrupt the shutdown.
    if (isShuttingDown) return
    isShuttingDown = true
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref()
    await relay.stop()
    process.exit(0)
  }
  process.on('SIGTERM', shutdown)
  process.on('SIGINT', shutdown)
}
