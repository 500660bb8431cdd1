/** An open page sends a request every second, or once a minute if its window is hidden. */
const TICK_MS = 30_000
const MAX_TICKS = 20

type Idle = {
  /** Says whether work is under way that goes on without a page. */
  isBusy: () => boolean
  end: () => void
  tickMs?: number
}

/**
 * Calls `end` when no page has sent a request for ten minutes. Ticks are counted instead of time, because a computer that
 * wakes up may have slept for hours, and its pages could not send any.
 */
export function endWhenIdle({ isBusy, end, tickMs = TICK_MS }: Idle) {
  let ticks = 0
  const interval = setInterval(() => {
    ticks = isBusy() ? 0 : ticks + 1
    if (ticks >= MAX_TICKS) end()
  }, tickMs)
  interval.unref()
  return {
    /** Call this for each request of a page. */
    seen: () => {
      ticks = 0
    },
    stop: () => clearInterval(interval),
  }
}
