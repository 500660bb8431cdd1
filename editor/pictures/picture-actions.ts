// The page's actions on pictures. The page offers to delete only those that no page of the site shows.
import { contentFiles } from '#check/content-files.ts'
import type { Store } from '../store/store.ts'
import { deletePicture, type PictureDirectories, putBackPicture } from './picture-library.ts'
import { picturesInUse } from './pictures-in-use.ts'

export const pictureActions = (store: Store, directories: PictureDirectories) => ({
  deletePicture: async ({ name }: { name: string }) => {
    // In another window the picture may have been put on a page meanwhile.
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
