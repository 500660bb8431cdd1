// Runs the relay as a program: it reads the settings, starts the relay, and stops it when the system asks for that.
import { readEnvironment } from '#settings/environment.ts'
import { readConfig } from '#settings/relay-config.ts'
import { explainStartError } from './start-error.ts'
import { startRelay } from './start-relay.ts'
import { stopOnSignal } from './stop-on-signal.ts'

try {
  stopOnSignal(await startRelay(readConfig(readEnvironment(process.env))))
} catch (error) {
  console.error(explainStartError(error))
  process.exit(1)
}
