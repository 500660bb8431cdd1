import { useEffect, useRef, useState } from 'react'
import type { CommandResult } from '../api-types.ts'
import { call, type Result } from './api.ts'
import { Button } from './button.tsx'

const PROGRESS_INTERVAL_MS = 500

/** Shows what will be published, publishes it, and says what came of it. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const [overview, setOverview] = useState<Result<'overview'>>()
  const [progress, setProgress] = useState<Result<'progress'>>([])
  const [running, setRunning] = useState<'publish' | 'push'>()
  const [result, setResult] = useState<CommandResult>()

  useEffect(() => {
    dialog.current?.showModal()
    call('overview').then(setOverview, (error) => setResult(failed(error)))
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
    setResult(await call(what).catch(failed))
    setRunning(undefined)
  }

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
      <div ref={status} tabIndex={-1} role="status" className={result?.isOk === false ? 'problem' : ''}>
        {result && <Lines lines={result.lines} />}
        {overview && !result && (
          <>
            <p className={overview.canPublish ? '' : 'problem'}>{overview.summary}</p>
            <Lines lines={overview.changes} />
            {isBuilding && <p>The site is being built. This takes about half a minute.</p>}
          </>
        )}
      </div>
      {overview && !result && (
        <details hidden={overview.remarks.length === 0}>
          <summary>Remarks to look at: {overview.remarks.length}</summary>
          <Lines lines={overview.remarks} />
        </details>
      )}
      {isBuilding && <pre>{progress.join('\n')}</pre>}
      <div className="actions">
        {overview?.canPublish && !result && (
          <Button className="primary" disabled={isBusy} onClick={() => attempt('publish')}>
            Publish now
          </Button>
        )}
        {result?.canPush && (
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
