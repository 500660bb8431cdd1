// What the page asks of the pictures. It offers to delete only those that no page shows.
import { contentFiles } from '#check/content-files.ts'
import type { Store } from '../store/store.ts'
import { deletePicture, type PictureDirectories, putBackPicture } from './picture-library.ts'
import { picturesInUse } from './pictures-in-use.ts'

export const pictureActions = (store: Store, directories: PictureDirectories) => ({
  deletePicture: async ({ name }: { name: string }) => {
    // Another window may show it by now.
    const isUsed = picturesInUse(store.shownFiles(), contentFiles).some((use) => use.name === name)
    if (isUsed) return { reason: 'This picture is used by now, so it was not deleted.' }
    await deletePicture(name, directories)
    return {}
  },
  putBackPicture: async ({ name }: { name: string }) => {
    const isDone = await putBackPicture(name, directories)
    return isDone ? {} : { reason: 'Another picture has this name by now.' }
  },
})
