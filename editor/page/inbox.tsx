import { useCallback, useEffect, useState } from 'react'
import { type Answer, call } from './api.ts'

/** Enquiries, newest first. Nothing is kept when the inbox is left. */
export function Inbox() {
  const [listing, setListing] = useState<Answer<'inbox'>>()
  const [openId, setOpenId] = useState<string>()
  const [note, setNote] = useState('')

  const load = useCallback(() => call('inbox').then(setListing, (error: Error) => setNote(error.message)), [])
  useEffect(() => void load(), [load])

  /** Does something to a message, then shows what is there now. */
  async function act(action: Promise<unknown>, shownId?: string, done = '') {
    try {
      setNote((await action) === false ? 'This message is gone.' : done)
      setOpenId(shownId)
      await load()
    } catch (error) {
      setNote((error as Error).message)
    }
  }
  const setFlag = (id: string, name: 'read' | 'answered', isSet: boolean) =>
    act(call('inboxFlag', { id, name, isSet }), name === 'read' && !isSet ? undefined : id)
  const notJunk = (id: string) =>
    act(
      call('inboxNotJunk', { id }),
      id,
      'Moved to the inbox. Where mail delivery is set up, it is sent soon.',
    )
  const retry = () => act(call('inboxRetry'), openId, 'The running relay tries again within seconds.')

  const { messages = [], undelivered = [] } = listing ?? {}
  const message = messages.find(({ id }) => id === openId)
  const isJunk = ({ folder }: { folder: string }) => folder === 'Junk'
  const lists: [title: string, messages: typeof messages][] = [
    ['Enquiries', messages.filter((each) => !isJunk(each))],
    ['Junk', messages.filter(isJunk)],
  ]
  return (
    <main className="inbox">
      <h1>Inbox</h1>
      <p role="status">{note}</p>
      <div className="columns">
        <div>
          <button type="button" onClick={load}>
            Look for new enquiries
          </button>
          {listing && messages.length === 0 && <p>No enquiry has arrived yet.</p>}
          {lists.map(([title, list]) => (
            <section key={title} hidden={list.length === 0}>
              <h2>{title}</h2>
              <ul>
                {list.map(({ id, isRead, isAnswered, subject, arrived, junkReason }) => (
                  <li key={id}>
                    <button
                      type="button"
                      aria-current={id === openId ? 'true' : undefined}
                      onClick={() => setFlag(id, 'read', true)}
                    >
                      {isRead ? subject : <strong>{subject}</strong>}
                      <span>
                        {arrived}
                        {!isRead && ' · new'}
                        {isAnswered && ' · answered'}
                        {junkReason && ` · ${junkReason}`}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {undelivered.length > 0 && (
            <section>
              <h2>Not delivered by mail yet</h2>
              <p>These enquiries are safe in the mailbox.</p>
              <ul>
                {undelivered.map(({ id, subject, arrived, reason, isDeadLetter }) => (
                  <li key={id}>
                    {subject}, {arrived} · {isDeadLetter ? 'refused' : 'waiting'}: {reason || 'not tried yet'}
                  </li>
                ))}
              </ul>
              {undelivered.some(({ isDeadLetter }) => isDeadLetter) && (
                <button type="button" onClick={retry}>
                  Try the refused ones again
                </button>
              )}
            </section>
          )}
        </div>
        {message && (
          <article aria-labelledby="subject">
            <h2 id="subject">{message.subject}</h2>
            <p>
              {message.replyTo.name} {message.replyTo.address} · {message.arrived}
            </p>
            {isJunk(message) && (
              <p className="warning">
                In Junk because of: {message.junkReason}{' '}
                <button type="button" onClick={() => notJunk(message.id)}>
                  Not junk
                </button>
              </p>
            )}
            {/* Always text: what a stranger sends is never HTML here. */}
            <p className="message-text">{message.text}</p>
            <div className="actions">
              <a className="button primary" href={message.replyLink}>
                Reply in your mail program
              </a>
              <button
                type="button"
                aria-pressed={message.isAnswered}
                onClick={() => setFlag(message.id, 'answered', !message.isAnswered)}
              >
                Answered
              </button>
              <button type="button" onClick={() => setFlag(message.id, 'read', false)}>
                Mark as unread
              </button>
            </div>
          </article>
        )}
      </div>
    </main>
  )
}
