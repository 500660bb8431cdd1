// What the page asks of the store.
import type { EditRequest } from './edit.ts'
import type { Outcome, Store } from './store.ts'

export function storeActions(store: Store) {
  const answer = async (outcome: Outcome) => ({ outcome, shown: await store.shown() })
  return {
    /** Nothing is sent again while the page shows this revision already. */
    shown: async ({ revision }: { revision?: string | undefined }) => {
      const shown = await store.shown()
      return shown.revision === revision ? {} : { shown }
    },
    edit: async (request: EditRequest) => answer(await store.apply(request)),
    undo: async ({ id }: { id: string }) => answer(await store.undo(id)),
    redo: async ({ id }: { id: string }) => answer(await store.redo(id)),
    /** Writes the last words that could be read in the place of a file that cannot be read. */
    putBack: async ({ file }: { file: string }) => answer(await store.putBack(file)),
  }
}
