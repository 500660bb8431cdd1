const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

const DAY_MS = 86_400_000

/** Writes a time of today as `10:42`, of this week as `Tuesday, 10:42`, and others with their date. */
export function timeOf(iso: string, now: Date): string {
  const time = new Date(iso)
  const clock = CLOCK.format(time)
  if (time.toDateString() === now.toDateString()) return clock
  const isThisWeek = now.getTime() - time.getTime() < 6 * DAY_MS
  return `${(isThisWeek ? WEEKDAY : DAY).format(time)}, ${clock}`
}
