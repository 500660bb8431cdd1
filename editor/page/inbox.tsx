import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { call, type Result } from './api.ts'
import { Button } from './button.tsx'

const JUNK = 'Junk'

type Listing = Result<'inbox'>
/** Changes a listing that is shown. */
type Update = (shown?: Listing) => Listing | undefined
/** Does something in the mailbox, then shows what is there. */
type Act = (action: () => Promise<Listing | Update>, done?: string) => void
type EnquiryProps = { message: Listing['messages'][number]; isBusy: boolean; act: Act }

/** Enquiries, newest first. Nothing is kept when the inbox is left. */
export function Inbox() {
  const [listing, setListing] = useState<Listing>()
  const [note, setNote] = useState('Loading the enquiries …')
  const status = useRef<HTMLParagraphElement>(null)
  const [isBusy, start] = useTransition()

  // One after the other, so that the last list is the latest.
  const queue = useRef(Promise.resolve())
  const act: Act = useCallback((action, done = '') => {
    async function run() {
      try {
        const next = await action()
        setListing(next)
        setNote('isGone' in next && next.isGone ? 'This message is gone.' : done)
        // The pressed button may be gone, and the note out of sight.
        if (done) status.current?.focus()
      } catch (error) {
        setNote((error as Error).message)
      }
    }
    queue.current = queue.current.then(run)
    start(() => queue.current)
  }, [])
  useEffect(() => act(() => call('inbox')), [act])

  const { messages = [], undelivered = [] } = listing ?? {}
  // Mail programs may add others, such as Sent.
  const used = new Set(messages.map(({ folder }) => folder))
  const folders = [...new Set(['Inbox', JUNK, ...used])].filter((folder) => used.has(folder))
  return (
    <main className="inbox">
      <h1>Inbox</h1>
      <p role="status" ref={status} tabIndex={-1}>
        {note}
      </p>
      <Button onClick={() => act(() => call('inbox'), 'The list is up to date.')}>
        Look for new enquiries
      </Button>
      {listing && messages.length === 0 && <p>There is no enquiry in {listing.mailbox}.</p>}
      {folders.map((folder) => (
        <section key={folder}>
          <h2>{folder === 'Inbox' ? 'Enquiries' : folder}</h2>
          <ol>
            {messages
              .filter((message) => message.folder === folder)
              .map((message) => (
                <li key={message.id}>
                  <Enquiry {...{ message, isBusy, act }} />
                </li>
              ))}
          </ol>
        </section>
      ))}
      {undelivered.length > 0 && (
        <section>
          <h2>Not delivered by mail yet</h2>
          <p>These enquiries are safe in the mailbox.</p>
          <ol>
            {undelivered.map(({ id, subject, arrived, reason, isDeadLetter }) => (
              <li key={id}>
                {subject}, {arrived} · {isDeadLetter ? 'refused' : 'waiting'}: {reason}
              </li>
            ))}
          </ol>
          {undelivered.some(({ isDeadLetter }) => isDeadLetter) && (
            <Button
              disabled={isBusy}
              onClick={() => act(() => call('inboxRetry'), 'The running relay tries again within seconds.')}
            >
              Try the refused ones again
            </Button>
          )}
        </section>
      )}
    </main>
  )
}

/** Opening it marks it as read. */
function Enquiry({ message, isBusy, act }: EnquiryProps) {
  const { id, isRead, isAnswered, subject, arrived, junkReason, replyTo, text, replyLink } = message
  /** Without listing all messages again: there may be years of them. */
  const setFlag = (flag: 'read' | 'answered', isSet: boolean) =>
    act(async () => {
      const next = await call('inboxFlag', { id, flag, isSet })
      const changed = flag === 'read' ? { isRead: isSet } : { isAnswered: isSet }
      const update: Update = (shown) =>
        shown && {
          ...shown,
          messages: shown.messages.map((each) => (each.id === id ? { ...each, ...changed } : each)),
        }
      return next === true ? update : next
    })
  const notJunk = () =>
    act(
      () => call('inboxNotJunk', { id }),
      'Moved to the inbox. Where mail delivery is set up, it is sent soon.',
    )

  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !isRead && setFlag('read', true)}>
      <summary>
        {isRead ? subject : <strong>{subject}</strong>}
        <span>
          {arrived}
          {!isRead && ' · new'}
          {isAnswered && ' · answered'}
          {junkReason && ` · ${junkReason}`}
        </span>
      </summary>
      <p>
        {replyTo.name} {replyTo.address}
      </p>
      {message.folder === JUNK && (
        <p className="warning">
          In Junk because of: {junkReason}{' '}
          <Button disabled={isBusy} onClick={notJunk}>
            Not junk
          </Button>
        </p>
      )}
      {/* Always text: what a stranger sends is never HTML here. */}
      <p className="message-text">{text}</p>
      <div className="actions">
        <a className="button primary" href={replyLink}>
          Reply in your mail program
        </a>
        <Button aria-pressed={isAnswered} onClick={() => setFlag('answered', !isAnswered)}>
          Answered
        </Button>
        <Button aria-pressed={!isRead} onClick={() => setFlag('read', !isRead)}>
          Unread
        </Button>
      </div>
    </details>
  )
}
