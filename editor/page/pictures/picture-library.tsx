import './pictures.css'

import { useState } from 'react'
import styles from '#enquiry/enquiry-form.module.css'
import { type PictureUse, picturesInUse } from '../../pictures/pictures-in-use.ts'
import { call, upload } from '../api.ts'
import { Button } from '../button.tsx'
import { closeDialog, Dialog } from '../dialog.tsx'
import { fieldId, forms, useEditor } from '../editor-context.tsx'
import { useStore } from '../store/use-store.tsx'
import { AddPicture } from './add-picture.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** The button in the bar that opens a dialog with all pictures. */
export function PictureLibrary() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Pictures
      </Button>
      {isOpen && <LibraryDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function LibraryDialog({ onClose }: { onClose: () => void }) {
  const { files, shown } = useStore()
  const { goTo } = useEditor()
  const [note, setNote] = useState('')
  const [deleted, setDeleted] = useState<string>()
  const uses = picturesInUse(files, forms)

  async function attempt(action: Promise<{ reason?: string }>, done: string) {
    const { reason } = await action.catch(({ message }: Error) => ({ reason: message }))
    setNote(reason ?? done)
    return !reason
  }
  async function remove(name: string) {
    setDeleted(undefined)
    if (await attempt(call('deletePicture', { name }), `Deleted ${name}.`)) setDeleted(name)
  }
  async function putBack(name: string) {
    setDeleted(undefined)
    await attempt(call('putBackPicture', { name }), `${name} is back.`)
  }
  async function add(picture: File) {
    setNote(`${picture.name} is being checked …`)
    setDeleted(undefined)
    const result = await upload(picture).catch(({ message }: Error) => ({ reason: message }))
    setNote('name' in result ? `Added ${result.name}.` : `${picture.name} was not added. ${result.reason}`)
  }
  function show({ field }: PictureUse) {
    onClose()
    goTo(field)
  }

  return (
    <Dialog className="pictures-dialog" aria-labelledby="pictures-title" onClose={onClose}>
      <header>
        <h2 id="pictures-title">Pictures</h2>
        <Button onClick={closeDialog}>Close</Button>
      </header>
      <AddPicture onAdd={add} />
      <div className="actions">
        <p role="status">{note}</p>
        {deleted && <Button onClick={() => putBack(deleted)}>Undo</Button>}
      </div>
      <ul className="picture-grid">
        {shown.pictures.map((picture) => {
          const { name } = picture
          const usesOfIt = uses.filter((use) => use.name === name)
          return (
            <li key={name}>
              <Thumbnail {...picture} />
              <p>{name}</p>
              {usesOfIt.map((use) => (
                <Button key={fieldId(use.field)} className="picture-use" onClick={() => show(use)}>
                  {use.place}
                </Button>
              ))}
              {usesOfIt.length === 0 && (
                <>
                  <p className={styles.hint}>Not shown anywhere</p>
                  <Button aria-label={`Delete ${name}`} onClick={() => remove(name)}>
                    Delete
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
