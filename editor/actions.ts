// What the page asks for by name, such as POST /edit/api/edit. Each part of the editor adds its own actions here.
import { pictureActions } from './pictures/picture-actions.ts'
import type { PictureDirectories } from './pictures/picture-library.ts'
import { overview, publish, publishProgress, pushToRemote } from './publish.ts'
import { storeActions } from './store/actions.ts'
import type { Store } from './store/store.ts'

type ActionsOptions = { close: () => Promise<void>; pictures: PictureDirectories }

export const createActions = (store: Store, { close, pictures }: ActionsOptions) => ({
  ...storeActions(store),
  ...pictureActions(store, pictures),
  overview,
  publish,
  progress: async () => publishProgress(),
  push: pushToRemote,
  /** Ends the editor. */
  close: async () => {
    // It waits for this request.
    void close()
    return {}
  },
})

/** The page imports this type. */
export type Actions = ReturnType<typeof createActions>
