import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { call, type Result } from './api.ts'
import { Button } from './button.tsx'

const JUNK = 'Junk'

type Act = (action: Promise<unknown>, done?: string) => Promise<void>
type Message = Result<'inbox'>['messages'][number]
type SetFlag = (id: string, name: 'read' | 'answered', isSet: boolean) => Promise<void>

/** Enquiries, newest first. Nothing is kept when the inbox is left. */
export function Inbox() {
  const [listing, setListing] = useState<Result<'inbox'>>()
  const [note, setNote] = useState('Loading the enquiries …')
  const status = useRef<HTMLParagraphElement>(null)

  const loading = useRef<Promise<void>>(undefined)

  const load = useCallback((done = '') => {
    const show = async () => {
      try {
        setListing(await call('inbox'))
        setNote(done)
      } catch (error) {
        setNote((error as Error).message)
      }
    }
    loading.current = show()
    return loading.current
  }, [])
  useEffect(() => void load(), [load])

  /** Does something to a message, then shows what is there now. */
  const act: Act = async (action, done = '') => {
    try {
      await load((await action) === false ? 'This message is gone.' : done)
      // The pressed button may be gone, and the note out of sight.
      if (done) status.current?.focus()
    } catch (error) {
      setNote((error as Error).message)
    }
  }
  /** Without reading all messages again. */
  const setFlag: SetFlag = async (id, name, isSet) => {
    try {
      if (!(await call('inboxFlag', { id, name, isSet }))) return load('This message is gone.')
    } catch (error) {
      return setNote((error as Error).message)
    }
    // A list that was read before is shown first.
    await loading.current
    const flag = name === 'read' ? { isRead: isSet } : { isAnswered: isSet }
    const changed = (message: Message) => (message.id === id ? { ...message, ...flag } : message)
    setListing((shown) => shown && { ...shown, messages: shown.messages.map(changed) })
  }
  const [isRetrying, startRetry] = useTransition()
  const retry = () => act(call('inboxRetry'), 'The running relay tries again within seconds.')

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
      <Button onClick={() => load('The list is up to date.')}>Look for new enquiries</Button>
      {listing && messages.length === 0 && <p>There is no enquiry in {listing.mailbox}.</p>}
      {folders.map((folder) => (
        <section key={folder}>
          <h2>{folder === 'Inbox' ? 'Enquiries' : folder}</h2>
          <ol>
            {messages
              .filter((message) => message.folder === folder)
              .map((message) => (
                <li key={message.id}>
                  <Enquiry {...message} act={act} setFlag={setFlag} />
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
            <Button disabled={isRetrying} onClick={() => startRetry(retry)}>
              Try the refused ones again
            </Button>
          )}
        </section>
      )}
    </main>
  )
}

/** Opening it marks it as read. */
function Enquiry({ act, setFlag, ...message }: Message & { act: Act; setFlag: SetFlag }) {
  const { id, isRead, isAnswered, subject, arrived, junkReason, replyTo, text, replyLink } = message
  const [isMoving, startMove] = useTransition()
  const notJunk = () =>
    act(call('inboxNotJunk', { id }), 'Moved to the inbox. Where mail delivery is set up, it is sent soon.')

  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !isRead && setFlag(id, 'read', true)}>
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
          <Button disabled={isMoving} onClick={() => startMove(notJunk)}>
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
        <Button aria-pressed={isAnswered} onClick={() => setFlag(id, 'answered', !isAnswered)}>
          Answered
        </Button>
        <Button aria-pressed={!isRead} onClick={() => setFlag(id, 'read', !isRead)}>
          Unread
        </Button>
      </div>
    </details>
  )
}
