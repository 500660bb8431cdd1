import { type PointerEvent, useState } from 'react'
import { type FocalPoint, type PictureSlotName, pictureSlots } from '#schema/picture-slots.ts'

type FocalPointChooserProps = {
  /** The address of the whole photograph. */
  address: string
  /** The slot to which the picture is cropped. */
  slot: PictureSlotName | undefined
  focus: FocalPoint | undefined
  /** Changes of one drag have one `run`. */
  onChange: (focus: FocalPoint, run: string) => void
}

const MIDDLE: FocalPoint = { x: 50, y: 50 }

type Drag = { run: string; from: FocalPoint; x: number; y: number }

/**
 * Chooses the part of a photograph that is shown. A photograph is cropped in one direction only, so there is one slider.
 * The photograph itself can be dragged too.
 */
export function FocalPointChooser({ address, slot, focus = MIDDLE, onChange }: FocalPointChooserProps) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [drag, setDrag] = useState<Drag>()
  const [run, setRun] = useState(() => crypto.randomUUID())
  const shape = slot && pictureSlots[slot].shape
  const whole = size.width / size.height
  const ratio = shape && Math.min(Math.max(whole, shape[0]), shape[1])
  const isCropped = Boolean(ratio && size.width && Math.abs(ratio / whole - 1) > 0.01)
  const axis = ratio && ratio < whole ? 'x' : 'y'

  function onPointerDown(event: PointerEvent<HTMLImageElement>) {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ run: crypto.randomUUID(), from: focus, x: event.clientX, y: event.clientY })
  }
  function onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLImageElement>) {
    if (!drag || !ratio) return
    const { width, height } = currentTarget.getBoundingClientRect()
    // This much of the photograph is outside of the box. Dragging by as much moves it from one edge to the other.
    const hidden = axis === 'x' ? height * whole - width : width / whole - height
    const moved = axis === 'x' ? clientX - drag.x : clientY - drag.y
    const position = Math.round(Math.min(100, Math.max(0, drag.from[axis] - (moved / hidden) * 100)))
    if (position !== focus[axis]) onChange({ ...focus, [axis]: position }, drag.run)
  }

  return (
    <div className="focal-point" data-cropped={isCropped || undefined}>
      <img
        src={address}
        alt=""
        draggable={false}
        style={{ aspectRatio: isCropped ? ratio : undefined, objectPosition: `${focus.x}% ${focus.y}%` }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSize({ width, height })
        }
        onPointerDown={isCropped ? onPointerDown : undefined}
        onPointerMove={onPointerMove}
        onPointerUp={() => setDrag(undefined)}
        onPointerCancel={() => setDrag(undefined)}
      />
      {isCropped && (
        <label>
          {axis === 'x' ? 'Part that is shown, from left to right' : 'Part that is shown, from top to bottom'}
          <input
            type="range"
            value={focus[axis]}
            onChange={({ target }) => onChange({ ...focus, [axis]: Number(target.value) }, run)}
            onBlur={() => setRun(crypto.randomUUID())}
          />
        </label>
      )}
    </div>
  )
}
