// The page's actions on the store.
import type { EditRequest } from './edit.ts'
import type { Outcome, Store } from './store.ts'

export function storeActions(store: Store) {
  const answer = async (outcome: Outcome) => ({ outcome, shown: await store.shown() })
  return {
    /** Answers the page's poll. It sends nothing if the page shows this revision already. */
    shown: async ({ revision }: { revision?: string | undefined }) => {
      const shown = await store.shown()
      return shown.revision === revision ? {} : { shown }
    },
    edit: async (request: EditRequest) => answer(await store.apply(request)),
    undo: async ({ id }: { id: string }) => answer(await store.undo(id)),
    redo: async ({ id }: { id: string }) => answer(await store.redo(id)),
    /** Replaces a file that cannot be read by the last words that could be read. */
    putBack: async ({ file }: { file: string }) => answer(await store.putBack(file)),
  }
}
