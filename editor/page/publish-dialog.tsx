import { useEffect, useRef, useState } from 'react'
import type { CommandResult } from '../api-types.ts'
import { call, type Result } from './api.ts'
import { Button } from './button.tsx'

const PROGRESS_INTERVAL_MS = 500

/** Shows what will be published, publishes it, and says what came of it. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<CommandResult>()
  const [progress, setProgress] = useState<Result<'progress'>>([])
  const [running, setRunning] = useState<'publish' | 'push'>()

  useEffect(() => {
    dialog.current?.showModal()
    call('overview').then(setShown, (error) => setShown(failed(error)))
  }, [])
  const isBusy = running !== undefined
  const isBuilding = running === 'publish'
  useEffect(() => {
    const ask = () => call('progress').then(setProgress, () => undefined)
    const timer = isBuilding ? setInterval(ask, PROGRESS_INTERVAL_MS) : undefined
    return () => clearInterval(timer)
  }, [isBuilding])

  async function attempt(what: 'publish' | 'push') {
    // The pressed button is disabled now, and gone afterwards.
    status.current?.focus()
    setRunning(what)
    setShown(await call(what).catch(failed))
    setRunning(undefined)
  }

  const { isOk, lines: [summary, ...details] = [], remarks = [], canPublish, canPush } = shown ?? {}
  return (
    <dialog
      ref={dialog}
      aria-labelledby="publish-title"
      closedby={isBusy ? 'none' : 'closerequest'}
      // For Safari, which does not know closedby.
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={onClose}
    >
      <h2 id="publish-title">Publish</h2>
      <div ref={status} tabIndex={-1} role="status" className={isOk === false ? 'problem' : ''}>
        <p>{summary}</p>
        <Lines lines={details} />
        {isBuilding && <p>The site is being built. This takes about half a minute.</p>}
      </div>
      <details hidden={remarks.length === 0}>
        <summary>Remarks to look at: {remarks.length}</summary>
        <Lines lines={remarks} />
      </details>
      {isBuilding && <pre>{progress.join('\n')}</pre>}
      <div className="actions">
        {canPublish && (
          <Button className="primary" disabled={isBusy} onClick={() => attempt('publish')}>
            Publish now
          </Button>
        )}
        {canPush && (
          <Button disabled={isBusy} onClick={() => attempt('push')}>
            Push to the remote repository
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
    </dialog>
  )
}

const failed = ({ message }: Error): CommandResult => ({ isOk: false, lines: [message] })

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
