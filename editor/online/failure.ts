// Says in the owner's words what went wrong while the site was put online, and what to do.
import { GitError, GitIsMissing } from './git.ts'

/** `details` has the programs' own messages, for the person who helps the owner. */
export type Failure = { message: string; advice: string; details: readonly string[] }

/** A failure whose message for the owner is known where it is thrown. */
export class OnlineFailure extends Error {
  readonly failure: Failure

  constructor(message: string, advice: string, details: readonly string[] = []) {
    super(message)
    this.failure = { message, advice, details }
  }
}

type Kind = { says: RegExp; message: string; advice: string }

const OVERTAKEN: Kind = {
  says: /\[rejected\]|fetch first|non-fast-forward|cannot lock ref|failed to update ref/i,
  message: 'Somebody else put something online at the same moment.',
  advice: 'Press “Put online” again: what they have changed is then fetched first.',
}

const DISK_IS_FULL: Kind = {
  says: /no space left|disk quota exceeded|ENOSPC|EDQUOT/i,
  message: 'The disk of this computer is full.',
  advice: 'Delete something that you no longer need, then try again. Your words are saved.',
}

/** git may say several of these at once, and the first that fits is the cause. */
const KINDS: readonly Kind[] = [
  {
    says: /\.lock': File exists/i,
    message: 'Another program works on the record of what is online.',
    advice: 'Try again in a minute. If it fails again, show the technical text to the person who helps you.',
  },
  OVERTAKEN,
  {
    says: /\[remote rejected\]/i,
    message: 'The place that the site is sent to has refused it. Visitors see the site as it was.',
    advice: 'Show the technical text to the person who set it up.',
  },
  DISK_IS_FULL,
  {
    says: /authentication failed|permission denied|could not read (username|password)|access denied|returned error: 40[13]|publickey|host key verification/i,
    message: 'This computer may not send the site to its place.',
    advice: 'Ask the person who set it up to let this computer send again.',
  },
  {
    says: /does not appear to be a git repository|repository (\S+ )?not found|returned error: 404|no such (file|device)/i,
    message: 'The place that the site is sent to is not there.',
    advice: 'Ask the person who set it up where the site is kept now.',
  },
  {
    says: /could not resolve host|unable to access|timed out|timeout|connection refused|network is unreachable|no route to host|connection reset|connection closed|could not connect|failed to connect/i,
    message: 'The place that the site is sent to does not answer.',
    advice: 'Look whether this computer is connected to the internet, then try again.',
  },
]

const kindOf = ({ message }: GitError) => KINDS.find(({ says }) => says.test(message))

export function failureOf(error: unknown): Failure {
  const details =
    error instanceof OnlineFailure
      ? error.failure.details
      : [error instanceof Error ? error.message : String(error)]
  // A build that fails because the disk is full cannot be mended by other words.
  if (DISK_IS_FULL.says.test(details.join('\n')) && !(error instanceof GitError)) {
    return { message: DISK_IS_FULL.message, advice: DISK_IS_FULL.advice, details }
  }
  if (error instanceof OnlineFailure) return error.failure
  if (error instanceof GitIsMissing) {
    return {
      message: 'A program that the editor needs to put the site online is not installed.',
      advice: 'Ask the person who set up this computer. The name of the program is below.',
      details,
    }
  }
  const kind = error instanceof GitError && kindOf(error)
  if (kind) return { message: kind.message, advice: kind.advice, details }
  return {
    message: 'The site could not be put online.',
    advice: 'Try again. If it fails again, show the technical text to the person who helps you.',
    details,
  }
}

export const wasOvertaken = (error: unknown) => error instanceof GitError && kindOf(error) === OVERTAKEN
