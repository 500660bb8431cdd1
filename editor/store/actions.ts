// The page's actions on the store.
import { z } from 'zod'
import { action } from '../action.ts'
import { editRequest, fileName, requestId } from './edit-schema.ts'
import type { Outcome, Store } from './store.ts'

export function storeActions(store: Store) {
  const request = z.object({ id: requestId })
  const answer = async (outcome: Outcome) => ({ outcome, shown: await store.shown() })
  return {
    /** Answers the page's poll. It sends nothing if the page shows this revision already. */
    shown: action(z.object({ revision: z.string().optional() }), async ({ revision }) => {
      const shown = await store.shown()
      return shown.revision === revision ? {} : { shown }
    }),
    edit: action(editRequest, async (request) => answer(await store.apply(request))),
    undo: action(request, async ({ id }) => answer(await store.undo(id))),
    redo: action(request, async ({ id }) => answer(await store.redo(id))),
    /** Replaces a file that cannot be read by the last words that could be read. */
    putBack: action(z.object({ file: fileName }), async ({ file }) => answer(await store.putBack(file))),
  }
}
