import { placeOf } from '../place.ts'
import { indexPathOf, type Target } from '../store/edit.ts'
import { forms } from './editor-context.tsx'
import { useStore } from './store/use-store.tsx'

/** Returns a function that names places, such as `Services › product 3 › title` or the name of a picture. */
export function usePlaceNames() {
  const { files } = useStore()
  return ({ file, path }: Target) => {
    const form = forms.find((each) => each.file === file)
    const place = indexPathOf(files[file]?.lists ?? {}, path)
    if (form && place) return placeOf(form, place)
    return file.replace(/^.*\//, '').replace(/\.[^.]*$/, '')
  }
}
