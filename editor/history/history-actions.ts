// What the page asks about earlier versions.
import type { BringBack, History } from './history.ts'

export function historyActions(history: History) {
  return {
    versions: async () => ({ versions: await history.versions() }),
    differences: async ({ version }: { version: string }) => ({
      differences: await history.differences(version),
    }),
    bringBack: async (request: BringBack) => ({
      outcome: await history.bringBack(request),
      differences: await history.differences(request.version),
    }),
  }
}
