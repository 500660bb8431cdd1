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

const KINDS: readonly Kind[] = [
  {
    says: /rejected|fetch first|non-fast-forward|cannot lock ref|failed to update ref/i,
    message: 'Somebody else put something online at the same moment.',
    advice: 'Press “Put online” again: what they have changed is then fetched first.',
  },
  {
    says: /could not resolve host|unable to access|timed out|timeout|connection refused|network is unreachable|connection reset|could not connect/i,
    message: 'The place that the site is sent to does not answer.',
    advice: 'Look whether this computer is connected to the internet, then try again.',
  },
  {
    says: /authentication failed|permission denied|could not read (username|password)|access denied|403|publickey|host key verification/i,
    message: 'This computer may not send the site to its place.',
    advice: 'Ask the person who set it up to let this computer send again.',
  },
  {
    says: /does not appear to be a git repository|repository not found|no such (file|device)/i,
    message: 'The place that the site is sent to is not there.',
    advice: 'Ask the person who set it up where the site is kept now.',
  },
]

export function failureOf(error: unknown): Failure {
  if (error instanceof OnlineFailure) return error.failure
  const details = [error instanceof Error ? error.message : String(error)]
  if (error instanceof GitIsMissing) {
    return {
      message: 'A program that the editor needs to put the site online is not installed.',
      advice: 'Ask the person who set up this computer. The name of the program is below.',
      details,
    }
  }
  const kind = error instanceof GitError && KINDS.find(({ says }) => says.test(error.message))
  if (kind) return { message: kind.message, advice: kind.advice, details }
  return {
    message: 'The site could not be put online.',
    advice: 'Try again. If it fails again, show the technical text to the person who helps you.',
    details,
  }
}

export const wasOvertaken = (error: unknown) =>
  error instanceof GitError && KINDS[0]?.says.test(error.message) === true
