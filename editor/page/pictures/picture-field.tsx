import './pictures.css'

import { useState } from 'react'
import styles from '#enquiry/enquiry-form.module.css'
import { defaultFocus, parsePicture, pictureText } from '#schema/picture-slots.ts'
import { Button } from '../button.tsx'
import { Group } from '../fields/group.tsx'
import { type FieldProps, useField } from '../fields/use-field.ts'
import { useStore } from '../store/use-store.tsx'
import { useDrop } from './add-picture.tsx'
import { FocalPointChooser } from './focal-point.tsx'
import { PictureChooser } from './picture-chooser.tsx'
import { pictureAddress } from './thumbnail.tsx'
import { useAddPicture } from './use-add-picture.ts'

/** Shows a picture of the site, chooses which part of it is shown, and replaces it by another. */
export function PictureField({ schema, file, path, isRequired }: FieldProps & { isRequired: boolean }) {
  const { id, text, set } = useField(file, path)
  const { pictures } = useStore().shown
  const { note, addPicture, choose } = useAddPicture()
  const [isChoosing, setIsChoosing] = useState(false)
  const { name, focus } = parsePicture(text)
  const shown = pictures.find((picture) => picture.name === name)
  const field = { file, path }
  const { isOver, ...dropHandlers } = useDrop((picture) => addPicture(field, picture))
  const action = text ? 'Choose another picture …' : 'Choose a picture …'

  return (
    <Group schema={{ title: schema.title }} file={file} path={path}>
      <div className="picture-field" data-over={isOver || undefined} {...dropHandlers}>
        {shown && (
          <FocalPointChooser
            key={shown.name}
            address={pictureAddress(shown, 'large')}
            slot={shown.isCropped ? schema.pictureSlot : undefined}
            focus={focus ?? (schema.pictureSlot && defaultFocus(schema.pictureSlot))}
            onChange={(next, run) => set(pictureText(name, next), { run })}
          />
        )}
        <div>
          <p className={styles.hint}>{shown?.file ?? (text || 'No picture yet')}</p>
          <Button
            id={id}
            aria-haspopup="dialog"
            aria-describedby={`${id}:messages`}
            onClick={() => setIsChoosing(true)}
          >
            {action}
          </Button>
          <p className={styles.hint}>Or drop a photograph here, or on the picture in the page.</p>
        </div>
      </div>
      <p role="status">{note}</p>
      {isChoosing && (
        <PictureChooser
          title={action.replace(' …', '')}
          chosen={text}
          isRequired={isRequired}
          onChoose={(next) => {
            setIsChoosing(false)
            choose(field, next)
          }}
          onAdd={(picture) => {
            setIsChoosing(false)
            addPicture(field, picture)
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Group>
  )
}
