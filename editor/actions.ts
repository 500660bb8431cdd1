// The actions that the page calls by name, such as POST /edit/api/edit. Each part of the editor adds its own here.
import type { History } from './history/history.ts'
import { historyActions } from './history/history-actions.ts'
import type { Online } from './online/online.ts'
import { onlineActions } from './online/online-actions.ts'
import { pictureActions } from './pictures/picture-actions.ts'
import type { PictureDirectories } from './pictures/picture-library.ts'
import { storeActions } from './store/actions.ts'
import type { Store } from './store/store.ts'

type ActionsOptions = {
  online: Online
  history: History
  close: () => Promise<void>
  pictures: PictureDirectories
}

export const createActions = (store: Store, { online, history, close, pictures }: ActionsOptions) => ({
  ...storeActions(store),
  ...pictureActions(store, pictures),
  ...onlineActions(online),
  ...historyActions(history),
  /** Ends the editor. */
  close: async () => {
    await online.sent()
    // Closing waits for open requests, and this is one, so it is not awaited.
    void close()
    return {}
  },
})

/** The page imports this type. */
export type Actions = ReturnType<typeof createActions>
