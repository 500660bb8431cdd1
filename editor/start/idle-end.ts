/** An open page asks every second, or once a minute in a window that is not in sight. */
const TICK_MS = 30_000
const MAX_TICKS = 20

type Idle = {
  /** Whether something is under way that no page has to wait for. */
  isBusy: () => boolean
  end: () => void
  tickMs?: number
}

/**
 * Calls `end` once no page has asked for ten minutes. Ticks are counted, and not the time, because a computer that wakes
 * up has slept for hours, and its pages have not had a chance to ask.
 */
export function endWhenIdle({ isBusy, end, tickMs = TICK_MS }: Idle) {
  let ticks = 0
  const interval = setInterval(() => {
    ticks = isBusy() ? 0 : ticks + 1
    if (ticks >= MAX_TICKS) end()
  }, tickMs)
  interval.unref()
  return {
    /** A page has asked. */
    seen: () => {
      ticks = 0
    },
    stop: () => clearInterval(interval),
  }
}
