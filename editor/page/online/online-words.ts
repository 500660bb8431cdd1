// Says the state of the site in one sentence, for the line that is always in view.
import type { OnlineStatus } from '../../online/online.ts'
import type { OtherAnswer } from '../../online/site-address.ts'
import { timeOf } from '../time.ts'

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** What the public address answers instead of the last version: in the line, and in the dialog. */
const OTHER_ANSWERS: Record<OtherAnswer, { line: string; words: string }> = {
  older: {
    line: 'visitors do not see it yet',
    words: 'the public address still shows the site as it was',
  },
  another: {
    line: 'visitors see another version',
    words:
      'the public address shows another version: this one is still being published, or somebody has put another one online. “Put online” fetches what was changed elsewhere',
  },
  foreign: {
    line: 'the public address shows something else',
    words: 'the public address shows something else than this site',
  },
  error: {
    line: 'the public address answers with an error',
    words: 'the public address answers with an error',
  },
  untrusted: {
    line: 'browsers do not trust the public address',
    words: 'browsers do not trust the public address, because something is wrong with its certificate',
  },
  none: {
    line: 'the public address does not answer',
    words: 'the public address does not answer. Look whether this computer is connected to the internet',
  },
}

export function onlineLine(status: OnlineStatus): string {
  const { phase, isNew, isSlow, otherAnswer = 'older', changes, failure } = status
  if (phase === 'fetching') return 'Looking for changes from elsewhere …'
  if (phase === 'building') return 'Making the site …'
  if (phase === 'sending') return 'Sending the site …'
  if (failure) return `Not put online. ${failure.message}`
  if (isNew) return 'Nothing was put online from here yet'
  if (changes.length > 0) {
    return `${counted(changes.length, 'change is', 'changes are')} not ${status.isLocal ? 'ready' : 'online'} yet`
  }
  if (phase === 'waiting') {
    return isSlow || otherAnswer === 'another'
      ? `Sent, but ${OTHER_ANSWERS[otherAnswer].line}`
      : 'Sent: waiting until visitors see it …'
  }
  if (status.isLocal) return 'All changes are ready on this computer'
  // Without a public address nobody can look whether visitors see it.
  return status.address ? 'All changes are online' : 'All changes are sent'
}

/** The dialog's sentence about the last version. */
export function lastVersion(
  { phase, isSlow, otherAnswer = 'older', isNew, address, sentAt, shownSince, isLocal }: OnlineStatus,
  now: Date,
) {
  if (isNew || !sentAt) return ''
  const sent = timeOf(sentAt, now)
  if (isLocal) {
    return address
      ? `Ready since ${sent}, on this computer only.`
      : `Ready since ${sent}, on this computer only. To look at it, open a terminal in the folder of the site, write npm start and press Enter. Then there is a link here.`
  }
  if (shownSince) return `Online since ${timeOf(shownSince, now)}.`
  if (!address)
    return `Sent at ${sent}. The public address is not set here, so nobody can tell when it is online.`
  const { words } = OTHER_ANSWERS[otherAnswer]
  if (otherAnswer === 'another') return `Sent at ${sent}, but ${words}.`
  if (phase === 'waiting' && isSlow) {
    return `Sent at ${sent}, but ${words}. If it is still so in an hour, tell the person who set up the site.`
  }
  const usual = `Sent at ${sent}. It is online as soon as visitors see it, usually within a few minutes.`
  return otherAnswer === 'older' ? usual : `${usual} At the moment ${words}.`
}

export const unfinishedWords = (count: number) =>
  `${counted(count, 'change is', 'changes are')} not finished. ${count === 1 ? 'It stays' : 'They stay'} on this computer until ${count === 1 ? 'it is' : 'they are'}.`
