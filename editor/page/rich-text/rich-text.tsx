import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from '#enquiry/enquiry-form.module.css'
import { afterPress } from '../after-press.ts'
import { controlText, type TextControl, type TextOptions } from './control-text.ts'
import { TextButtons } from './text-buttons.tsx'

type RichTextProps = Omit<TextOptions, 'onSelect' | 'onEscape'> & {
  id: string
  /** The markup of the text, as in content/. */
  value: string
  practiceName: string
  /** The id of its label. */
  labelledBy: string
  describedBy?: string
  isInvalid?: boolean
}

/**
 * A field for one text. It shows italics and the practice's name instead of stars, braces and language codes. No <input> can
 * show italics, so it is an element with role="textbox", which biome.json allows.
 */
export function RichText({
  id,
  value,
  practiceName,
  labelledBy,
  describedBy,
  isInvalid,
  ...options
}: RichTextProps) {
  const element = useRef<HTMLDivElement>(null)
  const control = useRef<TextControl>(undefined)
  const [isItalic, setIsItalic] = useState(false)
  /** Whether the text is written in. Its buttons are shown then, and its lines leave them room. */
  const [isWritten, setIsWritten] = useState(false)
  const { isItalicAllowed, isNameAllowed } = options
  const change = useEffectEvent(options.onChange)
  const end = useEffectEvent(() => options.onEnd?.())
  const undo = useEffectEvent(options.onUndo)
  const redo = useEffectEvent(options.onRedo)
  const show = useEffectEvent(() => control.current?.show(value, practiceName))
  useEffect(() => {
    if (!element.current) return
    const created = controlText(element.current, {
      isItalicAllowed,
      isNameAllowed,
      onChange: (...changed) => change(...changed),
      onEnd: () => end(),
      onUndo: () => undo(),
      onRedo: () => redo(),
      onSelect: () => setIsItalic(created.isItalic()),
    })
    control.current = created
    show()
    return created.detach
  }, [isItalicAllowed, isNameAllowed])
  useEffect(() => control.current?.show(value, practiceName), [value, practiceName])

  return (
    <div className="rich-text" data-written={isWritten || undefined}>
      <div
        ref={element}
        id={id}
        className={styles.input}
        role="textbox"
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onFocus={() => setIsWritten(true)}
        onBlur={() => afterPress(() => setIsWritten(document.activeElement === element.current))}
      />
      <TextButtons
        className="text-buttons"
        controls={id}
        isItalicAllowed={isItalicAllowed}
        isItalic={isItalic}
        isNameAllowed={isNameAllowed}
        onItalics={() => control.current?.toggleItalics()}
        onName={() => control.current?.insertName()}
      />
    </div>
  )
}
