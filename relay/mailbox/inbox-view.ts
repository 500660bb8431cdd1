// The text that `npm run inbox` prints.
import type { Mailbox, Message, Undelivered } from './mailbox.ts'

/** Writes times in the time zone of this machine, if no other is given. */
export async function inboxListing(mailbox: Mailbox, timeZone?: string): Promise<string> {
  const localTime = timeIn(timeZone)
  const messages = await mailbox.list()
  const undelivered = await mailbox.undelivered()
  const waiting = undelivered.filter(({ isDeadLetter }) => !isDeadLetter)
  const deadLetters = undelivered.filter(({ isDeadLetter }) => isDeadLetter)
  return [
    ...(messages.length > 0
      ? messages.map((message) => messageLine(message, localTime))
      : [`There is no enquiry in ${mailbox.path}.`]),
    ...section('Waiting for delivery by mail:', waiting, localTime),
    ...section('Not delivered (npm run inbox -- retry tries again):', deadLetters, localTime),
  ].join('\n')
}

/** Resolves to `undefined` if there is no such message. */
export async function showMessage(mailbox: Mailbox, id: string): Promise<string | undefined> {
  const message = await mailbox.read(id)
  if (!message) return undefined
  await mailbox.setFlag(id, 'read')
  const { name, address } = message.replyTo
  return [
    message.subject,
    `Arrived: ${timeIn()(message.arrived)}`,
    `Reply to: ${name ? `${name} <${address}>` : address}`,
    ...(message.spamReason ? [`Marked as possible spam because of: ${message.spamReason}`] : []),
    '',
    message.text,
    '',
    `Reply in your mail program: ${message.replyLink}`,
  ].join('\n')
}

function messageLine(
  { id, isRead, arrived, subject, folder, isAnswered, spamReason }: Message,
  localTime: (date: Date) => string,
) {
  const notes = [
    folder !== 'Inbox' && ` [${folder}]`,
    isAnswered && ' [answered]',
    spamReason && ` (${spamReason})`,
  ]
  return `${id} ${isRead ? ' ' : '*'} ${localTime(arrived)}  ${subject}${notes.filter(Boolean).join('')}`
}

function section(
  title: string,
  messages: readonly Undelivered[],
  localTime: (date: Date) => string,
): string[] {
  if (messages.length === 0) return []
  const lines = messages.map(
    ({ id, arrived, subject, reason }) => `${id}   ${localTime(arrived)}  ${subject}: ${reason}`,
  )
  return ['', title, ...lines]
}

/** Sweden's format is the ISO one: 2026-11-15 17:53. */
const timeIn = (timeZone?: string) => (date: Date) =>
  date.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short', ...(timeZone && { timeZone }) })
