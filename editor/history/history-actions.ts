// The page's actions about earlier versions.
import { GitIsMissing } from '../online/git.ts'
import type { BringBack, History } from './history.ts'

export function historyActions(history: History) {
  return {
    versions: async () => ({
      versions: await history.versions().catch((error) => {
        // Without git nothing was put online from here. The line in the bar says why.
        if (error instanceof GitIsMissing) return []
        throw error
      }),
    }),
    differences: async ({ version }: { version: string }) => ({
      differences: await history.differences(version),
    }),
    bringBack: async (request: BringBack) => ({
      outcome: await history.bringBack(request),
      differences: await history.differences(request.version),
    }),
  }
}
