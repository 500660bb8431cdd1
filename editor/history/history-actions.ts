// The page's actions about earlier versions.
import { z } from 'zod'
import { action } from '../action.ts'
import { GitIsMissing } from '../online/git.ts'
import { fileName, requestId } from '../store/edit-schema.ts'
import type { BringBack, History } from './history.ts'

const version = z.string()
const bringBack: z.ZodType<BringBack> = z.object({
  id: requestId,
  version,
  file: fileName.optional(),
  words: z.string().optional(),
})

export function historyActions(history: History) {
  return {
    versions: async () => ({
      versions: await history.versions().catch((error) => {
        // Without git nothing was put online from here. The line in the bar says why.
        if (error instanceof GitIsMissing) return []
        throw error
      }),
    }),
    differences: action(z.object({ version }), async ({ version }) => ({
      differences: await history.differences(version),
    })),
    bringBack: action(bringBack, async (request) => ({
      outcome: await history.bringBack(request),
      differences: await history.differences(request.version),
    })),
  }
}
