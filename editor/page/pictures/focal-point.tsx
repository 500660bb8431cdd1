import { type PointerEvent, useState } from 'react'
import styles from '#enquiry/enquiry-form.module.css'
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

/** Less than this is cut only by rounding. */
const LEAST_CUT = 1.01

const SLIDERS = {
  x: 'Part that is shown, from left to right',
  y: 'Part that is shown, from top to bottom',
} as const

/**
 * Chooses the part of a photograph that is shown. There is a slider for each direction in which it is cut. The photograph
 * itself can be dragged too.
 */
export function FocalPointChooser({ address, slot, focus = MIDDLE, onChange }: FocalPointChooserProps) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [drag, setDrag] = useState<Drag>()
  const [run, setRun] = useState(() => crypto.randomUUID())
  const { shape, places } = slot ? pictureSlots[slot] : {}
  const whole = size.width / size.height
  const made = shape && Math.min(Math.max(whole, shape[0]), shape[1])
  // In a place of several shapes the narrowest is shown here.
  const ratio = places?.[0] ?? made
  const [narrowest = 0, widest = 0] = places ?? [made, made]
  const axes = (['x', 'y'] as const).filter((axis) => {
    if (!made || !size.width) return false
    return axis === 'x'
      ? Math.max(whole, made) > narrowest * LEAST_CUT
      : Math.min(whole, made) * LEAST_CUT < widest
  })
  const isCropped = axes.length > 0
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
    if (hidden < 1) return
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
      {axes.map((each) => (
        <label key={each}>
          {SLIDERS[each]}
          <input
            type="range"
            value={focus[each]}
            onChange={({ target }) => onChange({ ...focus, [each]: Number(target.value) }, run)}
            onBlur={() => setRun(crypto.randomUUID())}
          />
        </label>
      ))}
      {isCropped && places && (
        <p className={styles.hint}>Where its place in the page is wide, less of its height is shown.</p>
      )}
    </div>
  )
}
