import { type DragEvent, useState } from 'react'
import styles from '#enquiry/enquiry-form.module.css'

/** Takes a photograph from the owner's computer, which is chosen or dropped here. */
export function AddPicture({ onAdd }: { onAdd: (picture: File) => void }) {
  const { isOver, ...dropHandlers } = useDrop(onAdd)
  return (
    <label className="add-picture" data-over={isOver || undefined} {...dropHandlers}>
      Add a picture from this computer, or drop one here
      <input
        className={styles.input}
        type="file"
        accept="image/*,.heic,.heif"
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          // Without this, choosing the same file again would fire no event.
          target.value = ''
          if (picture) onAdd(picture)
        }}
      />
    </label>
  )
}

/** Returns the props of an element on which files can be dropped. */
export function useDrop(onDrop: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    isOver,
    onDragOver: (event: DragEvent) => setIsOver(isFile(event)),
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false)
      const [file] = event.dataTransfer.files
      if (file) onDrop(file)
    },
  }
}
