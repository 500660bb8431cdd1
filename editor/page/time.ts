const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

const DAY_MS = 86_400_000

/** Writes a time of today as `10:42`, of this week as `Tuesday, 10:42`, and others with their date. */
export function timeOf(iso: string, now: Date): string {
  const time = new Date(iso)
  const clock = CLOCK.format(time)
  if (isSameDay(time, now)) return clock
  const isThisWeek = now.getTime() - time.getTime() < 6 * DAY_MS
  return `${(isThisWeek ? WEEKDAY : DAY).format(time)}, ${clock}`
}

/** Writes a time as the beginning of a line: like `timeOf`, and today as `Today, 10:42`. */
export const dayAndTimeOf = (iso: string, now: Date): string =>
  isSameDay(new Date(iso), now) ? `Today, ${timeOf(iso, now)}` : timeOf(iso, now)

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()
