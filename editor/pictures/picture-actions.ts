// The page's actions on pictures. The page offers to delete only those that no page of the site shows.
import { z } from 'zod'
import { contentFiles } from '#check/content-files.ts'
import { action } from '../action.ts'
import type { Store } from '../store/store.ts'
import { deletePicture, type PictureDirectories, putBackPicture } from './picture-library.ts'
import { picturesInUse } from './pictures-in-use.ts'

/** The reason why nothing was done, if there is one. */
type Answer = { reason?: string }

const picture = z.object({ name: z.string() })

export const pictureActions = (store: Store, directories: PictureDirectories) => ({
  deletePicture: action(picture, async ({ name }): Promise<Answer> => {
    // In another window the picture may have been put on a page meanwhile.
    const isUsed = picturesInUse(store.shownFiles(), contentFiles).some((use) => use.name === name)
    if (isUsed) return { reason: 'This picture is used by now, so it was not deleted.' }
    const isDone = await deletePicture(name, directories)
    return isDone ? {} : { reason: 'There is no picture of this name.' }
  }),
  putBackPicture: action(picture, async ({ name }): Promise<Answer> => {
    const isDone = await putBackPicture(name, directories)
    return isDone ? {} : { reason: 'There is nothing to put back, or another picture has this name by now.' }
  }),
})
