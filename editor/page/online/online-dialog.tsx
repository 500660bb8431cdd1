import { useRef } from 'react'
import type { OnlineStatus } from '../../online/online.ts'
import { Button } from '../button.tsx'
import { closeDialog, Dialog } from '../dialog.tsx'
import { useEditor } from '../editor-context.tsx'
import { useStore } from '../store/use-store.tsx'
import { UnfinishedList } from '../unfinished-list.tsx'
import { lastVersion, onlineLine, unfinishedWords } from './online-words.ts'

type OnlineDialogProps = { status: OnlineStatus; put: () => void; onClose: () => void }

/** Lists what is not online yet, with the button that puts it there and its result. */
export function OnlineDialog({ status, put, onClose }: OnlineDialogProps) {
  const { isSaved } = useStore()
  const { drafts } = useEditor()
  const state = useRef<HTMLDivElement>(null)
  const { phase, changes, failure, address, shownSince, isLocal } = status
  const isBusy = phase === 'fetching' || phase === 'building' || phase === 'sending'

  function start() {
    // The pressed button is disabled now, so the focus moves to the status.
    state.current?.focus()
    put()
  }

  const heading = isLocal ? 'Not ready yet' : 'Not online yet'
  return (
    <Dialog className="online" aria-labelledby="online-title" onClose={onClose}>
      <h2 id="online-title">Put online</h2>
      <div ref={state} tabIndex={-1} role="status" className={failure ? 'problem' : ''}>
        <p>{onlineLine(status)}</p>
        {failure && <p>{failure.advice}</p>}
        {!isBusy && !failure && (
          <p>
            {lastVersion(status, new Date())}{' '}
            {shownSince && address && (
              <a href={address} target="_blank" rel="noreferrer">
                Look at it
              </a>
            )}
          </p>
        )}
        {isBusy && <p>You can go on writing. What you change from now on is put online the next time.</p>}
      </div>
      {failure && failure.details.length > 0 && (
        <details>
          <summary>Technical text, for the person who helps you</summary>
          <pre>{failure.details.join('\n')}</pre>
        </details>
      )}
      {changes.length > 0 && (
        <section aria-labelledby="online-changes">
          <h3 id="online-changes">{isBusy ? 'What is being put online' : heading}</h3>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      )}
      {drafts.length > 0 && (
        <section aria-labelledby="online-unfinished">
          <h3 id="online-unfinished">Not finished yet</h3>
          <p>{unfinishedWords(drafts.length)}</p>
          <UnfinishedList drafts={drafts} onPress={onClose} />
        </section>
      )}
      <div className="actions">
        <Button className="primary" disabled={isBusy || !isSaved} onClick={start}>
          {failure ? 'Try again' : 'Put online'}
        </Button>
        <Button onClick={closeDialog}>Back</Button>
      </div>
    </Dialog>
  )
}
