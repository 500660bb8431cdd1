import { useEffect, useRef, useState, useTransition } from 'react'
import { call, type Result } from './api.ts'
import { Button } from './button.tsx'

const JUNK = 'Junk'

type Listing = Result<'inbox'>

/** Enquiries, newest first. Nothing is kept when the inbox is left. */
export function Inbox() {
  const [listing, setListing] = useState<Listing>()
  const [note, setNote] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const [isBusy, start] = useTransition()

  /** Runs an action, which resolves to `false` if the message is no longer in the mailbox, and shows the result. */
  const act = (action: () => Promise<unknown>, done = '') =>
    start(async () => {
      try {
        setNote((await action()) === false ? 'This message is gone.' : done)
        // The pressed button may be gone, and the note out of sight.
        if (done) status.current?.focus()
      } catch (error) {
        setNote((error as Error).message)
      }
    })
  const list = async () => setListing(await call('inbox'))
  useEffect(() => {
    call('inbox').then(setListing, ({ message }) => setNote(message))
  }, [])

  const { messages = [], undelivered = [] } = listing ?? {}
  // Mail programs may add others, such as Sent.
  const byFolder = Object.groupBy(messages, ({ folder }) => folder)
  const folders: typeof byFolder = { Inbox: [], [JUNK]: [], ...byFolder }
  return (
    <main className="inbox">
      <h1>Inbox</h1>
      <p role="status" ref={status} tabIndex={-1}>
        {note || (!listing && 'Loading the enquiries …')}
      </p>
      <Button onClick={() => act(list, 'The list is up to date.')}>Look for new enquiries</Button>
      {listing && messages.length === 0 && <p>There is no enquiry in {listing.mailbox}.</p>}
      {Object.entries(folders).map(([folder, enquiries = []]) => (
        <section key={folder} hidden={enquiries.length === 0}>
          <h2>{folder === 'Inbox' ? 'Enquiries' : folder}</h2>
          <ol>
            {enquiries.map((message) => (
              <li key={message.id}>
                <Enquiry {...{ message, isBusy, act, list }} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {undelivered.length > 0 && (
        <section>
          <h2>Not delivered by mail yet</h2>
          <p>
            These enquiries are safe in the mailbox. To send the refused ones again: npm run inbox -- retry
          </p>
          <ol>
            {undelivered.map(({ id, subject, arrived, reason, isDeadLetter }) => (
              <li key={id}>
                {subject}, {arrived} · {isDeadLetter ? 'refused' : 'waiting'}: {reason}
              </li>
            ))}
          </ol>
        </section>
      )}
    </main>
  )
}

type EnquiryProps = {
  message: Listing['messages'][number]
  isBusy: boolean
  act: (action: () => Promise<unknown>, done?: string) => void
  list: () => Promise<void>
}

/** Opening it marks it as read. */
function Enquiry({ message: listed, isBusy, act, list }: EnquiryProps) {
  const [message, setMessage] = useState(listed)
  useEffect(() => setMessage(listed), [listed])
  const { id, isRead, isAnswered, subject, arrived, junkReason, replyTo, text, replyLink } = message
  /** Without listing all messages again: there may be years of them. */
  const setFlag = (flag: 'read' | 'answered', isSet: boolean) =>
    act(async () => {
      const isThere = await call('inboxFlag', { id, flag, isSet })
      const changed = flag === 'read' ? { isRead: isSet } : { isAnswered: isSet }
      if (isThere) setMessage((shown) => ({ ...shown, ...changed }))
      return isThere
    })
  const notJunk = () =>
    act(
      async () => (await call('inboxNotJunk', { id })) && list(),
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
