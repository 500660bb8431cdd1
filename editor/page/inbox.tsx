import { useCallback, useEffect, useState } from 'react'
import type { Message, MessageSummary, Undelivered } from '../../relay/mailbox/mailbox.ts'
import { get, post } from './api.ts'

/** Dates arrive as text. */
type Sent<Type> = { [Key in keyof Type]: Type[Key] extends Date | undefined ? string : Type[Key] }
type Listing = { messages: Sent<MessageSummary>[]; undelivered: Sent<Undelivered>[] }

/** Enquiries, newest first. Nothing is kept when the inbox is left. */
export function Inbox() {
  const [listing, setListing] = useState<Listing>()
  const [message, setMessage] = useState<Sent<Message>>()
  const [note, setNote] = useState('')

  const load = useCallback(async () => setListing(await get<Listing>('inbox')), [])
  const attempt = useCallback(async (work: () => Promise<unknown>, done = '') => {
    try {
      await work()
      setNote(done)
    } catch (error) {
      setNote(error instanceof Error ? error.message : String(error))
    }
  }, [])
  useEffect(() => void attempt(load), [attempt, load])

  const open = (id: string) =>
    attempt(async () => {
      await post(`inbox/${id}/flag`, { flag: 'read', isSet: true })
      setMessage(await get(`inbox/${id}`))
      await load()
    })
  const setFlag = (id: string, flag: 'read' | 'answered', isSet: boolean) =>
    attempt(async () => {
      await post(`inbox/${id}/flag`, { flag, isSet })
      setMessage(flag === 'read' && !isSet ? undefined : await get(`inbox/${id}`))
      await load()
    })
  const notJunk = (id: string) =>
    attempt(async () => {
      await post(`inbox/${id}/not-junk`)
      setMessage(await get(`inbox/${id}`))
      await load()
    }, 'Moved to the inbox. Where mail delivery is set up, the relay delivers it within seconds.')
  const retry = () =>
    attempt(async () => {
      await post('inbox/retry')
      await load()
    }, 'The running relay tries again within seconds.')

  if (!listing) return <main className="inbox">{note && <p className="problem">{note}</p>}</main>
  return (
    <main className="inbox">
      <h1>Inbox</h1>
      <p role="status" className="note">
        {note}
      </p>
      <div className="inbox-columns">
        <div>
          <button type="button" onClick={() => attempt(load)}>
            Look for new enquiries
          </button>
          <MessageList
            title="Enquiries"
            {...{ open, current: message?.id }}
            messages={inFolder(listing, false)}
          />
          <MessageList title="Junk" {...{ open, current: message?.id }} messages={inFolder(listing, true)} />
          <UndeliveredList undelivered={listing.undelivered} retry={retry} />
        </div>
        {message && <MessageView message={message} setFlag={setFlag} notJunk={notJunk} />}
      </div>
    </main>
  )
}

const inFolder = ({ messages }: Listing, isJunk: boolean) =>
  messages.filter(({ folder }) => (folder === 'Junk') === isJunk)

type MessageListProps = {
  title: string
  messages: readonly Sent<MessageSummary>[]
  current: string | undefined
  open: (id: string) => void
}

function MessageList({ title, messages, current, open }: MessageListProps) {
  if (messages.length === 0 && title === 'Junk') return null
  return (
    <section>
      <h2>{title}</h2>
      {messages.length === 0 && <p>No enquiry has arrived yet.</p>}
      <ul className="message-list">
        {messages.map(({ id, isRead, isAnswered, subject, arrived, junkReason }) => (
          <li key={id} data-unread={!isRead}>
            <button type="button" aria-current={id === current ? 'true' : undefined} onClick={() => open(id)}>
              <strong>{subject}</strong>
              <span>
                {time(arrived)}
                {!isRead && ' · new'}
                {isAnswered && ' · answered'}
                {junkReason && ` · ${junkReason}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type MessageViewProps = {
  message: Sent<Message>
  setFlag: (id: string, flag: 'read' | 'answered', isSet: boolean) => void
  notJunk: (id: string) => void
}

function MessageView({ message, setFlag, notJunk }: MessageViewProps) {
  const { id, subject, arrived, replyTo, text, junkReason, folder, isAnswered, replyLink } = message
  return (
    <article className="message" aria-labelledby="message-subject">
      <h2 id="message-subject">{subject}</h2>
      <p>
        {[replyTo.name, replyTo.address].filter(Boolean).join(', ')} · {time(arrived)}
      </p>
      {folder === 'Junk' && (
        <p className="warning">
          In Junk because of: {junkReason}{' '}
          <button type="button" onClick={() => notJunk(id)}>
            Not junk
          </button>
        </p>
      )}
      {/* Always text: what a stranger sends is never HTML here. */}
      <p className="message-text">{text}</p>
      <div className="actions">
        <a className="button primary" href={replyLink}>
          Reply in your mail program
        </a>
        <button type="button" aria-pressed={isAnswered} onClick={() => setFlag(id, 'answered', !isAnswered)}>
          Answered
        </button>
        <button type="button" onClick={() => setFlag(id, 'read', false)}>
          Mark as unread
        </button>
      </div>
    </article>
  )
}

function UndeliveredList({
  undelivered,
  retry,
}: {
  undelivered: readonly Sent<Undelivered>[]
  retry: () => void
}) {
  if (undelivered.length === 0) return null
  return (
    <section>
      <h2>Not delivered by mail yet</h2>
      <p>These enquiries are safe in the mailbox.</p>
      <ul className="message-list">
        {undelivered.map(({ id, subject, arrived, reason, isDeadLetter }) => (
          <li key={id}>
            <strong>{subject}</strong>
            <span>
              {time(arrived)} · {isDeadLetter ? 'refused' : 'waiting'}: {reason || 'not tried yet'}
            </span>
          </li>
        ))}
      </ul>
      {undelivered.some(({ isDeadLetter }) => isDeadLetter) && (
        <button type="button" onClick={retry}>
          Try the refused ones again
        </button>
      )}
    </section>
  )
}

const time = (date: string) =>
  new Date(date).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' })
