import { type DragEvent, useState } from 'react'
import styles from '#enquiry/enquiry-form.module.css'

/** A photograph from the owner's computer: chosen, or dropped here. */
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
          // The same file may be chosen again.
          target.value = ''
          if (picture) onAdd(picture)
        }}
      />
    </label>
  )
}

/** For an element that files are dropped on. */
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
