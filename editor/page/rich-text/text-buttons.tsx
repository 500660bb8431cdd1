import type { CSSProperties } from 'react'
import { Button } from '../button.tsx'

type TextButtonsProps = {
  /** The id of the text's element, if it is in the same document. */
  controls?: string
  isItalicAllowed: boolean
  isItalic: boolean
  isNameAllowed: boolean
  onItalics: () => void
  onName: () => void
  className: string
  style?: CSSProperties
}

/**
 * Shows the buttons for italics and for the practice's name. A press on them keeps the selection in the text. They are no
 * stops of Tab, which goes to the next field: in the text, keys do the same.
 */
export function TextButtons({
  controls,
  isItalicAllowed,
  isItalic,
  isNameAllowed,
  onItalics,
  onName,
  className,
  style,
}: TextButtonsProps) {
  if (!isNameAllowed && !isItalicAllowed) return null
  return (
    <span className={className} style={style} onPointerDown={(event) => event.preventDefault()}>
      {isNameAllowed && (
        <Button
          aria-label="Name of the practice"
          aria-controls={controls}
          aria-keyshortcuts="Control+J Meta+J"
          title="Put the name of the practice in, which changes with it (Ctrl+J)"
          tabIndex={-1}
          onClick={onName}
        >
          Name
        </Button>
      )}
      {isItalicAllowed && (
        <Button
          aria-pressed={isItalic}
          aria-label="Italics"
          aria-controls={controls}
          aria-keyshortcuts="Control+I Meta+I"
          title="Italics (Ctrl+I)"
          tabIndex={-1}
          onClick={onItalics}
        >
          <i aria-hidden="true">I</i>
        </Button>
      )}
    </span>
  )
}
