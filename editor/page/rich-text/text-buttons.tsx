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

/** Shows the buttons for italics and for the practice's name. A press on them keeps the selection in the text. */
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
          title="Put the name of the practice in: it changes where you change the name"
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
          title="Italics (Ctrl+I)"
          onClick={onItalics}
        >
          <i aria-hidden="true">I</i>
        </Button>
      )}
    </span>
  )
}
