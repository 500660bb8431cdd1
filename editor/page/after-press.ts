// What a field shows or hides when it is left moves what is below it. A button that was pressed there would no longer be
// under the pointer when that is released, and the press would be lost. So leaving waits for the release.
let isPressed = false
let waiting: (() => void)[] = []

// The focus moves after this event, also where a finger has pressed.
addEventListener('mousedown', ({ button }) => (isPressed = button === 0), { capture: true })
// What is clicked is known when the release is told, so the page may move then. A drag ends without a release, and a key
// comes after one that was missed.
for (const release of ['mouseup', 'dragend', 'keydown'] as const) {
  addEventListener(release, onRelease, { capture: true })
}

function onRelease() {
  isPressed = false
  const acts = waiting
  waiting = []
  for (const act of acts) act()
}

/** Does something at once, or while a button of the mouse is pressed, as soon as it is released. */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act)
  else act()
}
