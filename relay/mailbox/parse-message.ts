// Reads a message of the mailbox: one that compose-message.ts wrote, or any other mail that is there.
import PostalMime from 'postal-mime'

export type ParsedMessage = Awaited<ReturnType<typeof parseMessage>>

const UNREADABLE = 'Subject: (cannot be read)\n\n'

/** `content` is undefined if the file could not be read. */
export async function parseMessage(content: Buffer | undefined) {
  // Mail with thousands of nested parts, for example, must not keep the other messages from being listed.
  const mail = await PostalMime.parse(content ?? UNREADABLE).catch(() => PostalMime.parse(UNREADABLE))
  const sender = mail.replyTo?.[0] ?? mail.from
  return {
    subject: printable(mail.subject),
    replyTo: { name: printable(sender?.name), address: printable(sender?.address) },
    /** Why the message may be advertising. It is empty for a message without that mark. */
    spamReason: printable(mail.headers.find(({ key }) => key === 'x-spam-reason')?.value),
    // A message that has HTML only has no text either.
    text: printable(mail.text || 'Open this message in a mail program.').trimEnd(),
  }
}

/** Removes escape sequences, which would control the terminal that prints the message. */
function printable(text = ''): string {
  return text.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n\t]/gu, '\u{FFFD}')
}
