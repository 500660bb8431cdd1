// Lets the owner drag an item of a list by its handle to another place of the same list. The buttons beside it do the same.
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type DragOptions = {
  /** The id of the list's element. */
  list: string
  item: string
  /** Called when another item was dropped above or below this one. */
  onDrop: (dropped: string, isBelow: boolean) => void
}

export function useDrag<Row extends HTMLElement>({ list, item, onDrop }: DragOptions) {
  const row = useRef<Row>(null)
  const handle = useRef<HTMLSpanElement>(null)
  /** The side of this item at which the dragged one would be dropped. */
  const [edge, setEdge] = useState<'top' | 'bottom'>()
  const drop = useEffectEvent(onDrop)

  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current]
    if (!element || !dragHandle) return
    const edgeOf = (data: Record<string | symbol, unknown>) =>
      extractClosestEdge(data) === 'bottom' ? 'bottom' : 'top'
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ list, item }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.item !== item,
        getData: ({ input, element: target }) =>
          attachClosestEdge({}, { input, element: target, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(edgeOf(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined)
          drop(String(source.data.item), edgeOf(self.data) === 'bottom')
        },
      }),
    )
  }, [list, item])

  return { row, handle, edge }
}
