import { parsePicture } from '#schema/picture-slots.ts'
import { Button } from '../button.tsx'
import { closeDialog, Dialog } from '../dialog.tsx'
import { useStore } from '../store/use-store.tsx'
import { AddPicture } from './add-picture.tsx'
import { Thumbnail } from './thumbnail.tsx'

type PictureChooserProps = {
  title: string
  /** The field's text: the name of a picture, with its focal point. */
  chosen: string
  isRequired: boolean
  onChoose: (name: string) => void
  onAdd: (picture: File) => void
  onClose: () => void
}

/** Shows all pictures to choose from, and takes a new one from the owner's computer. */
export function PictureChooser(props: PictureChooserProps) {
  const { title, chosen, isRequired, onChoose, onAdd, onClose } = props
  const { pictures } = useStore().shown
  const { name: chosenName } = parsePicture(chosen)
  return (
    <Dialog className="pictures-dialog" aria-labelledby="chooser-title" onClose={onClose}>
      <header>
        <h2 id="chooser-title">{title}</h2>
        <Button onClick={closeDialog}>Close</Button>
      </header>
      <AddPicture onAdd={onAdd} />
      <ul className="picture-grid" aria-label="Pictures of the site">
        {!isRequired && (
          <li>
            <Button aria-pressed={chosen === ''} onClick={() => onChoose('')}>
              No picture
            </Button>
          </li>
        )}
        {pictures.map((picture) => (
          <li key={picture.name}>
            <Button
              aria-pressed={picture.name === chosenName}
              // Choosing the same picture keeps its focal point.
              onClick={() => onChoose(picture.name === chosenName ? chosen : picture.name)}
            >
              <Thumbnail {...picture} />
              {picture.name}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
