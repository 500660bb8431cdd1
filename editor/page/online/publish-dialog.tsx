import { useEffect, useRef, useState, useTransition } from 'react'
import type { CommandResult } from '../../api-types.ts'
import { call } from '../api.ts'
import { Button } from '../button.tsx'
import { forms } from '../editor-context.tsx'
import { useStore } from '../store/use-store.tsx'

/** Shows what will be published, publishes it, and shows the result. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const {
    isSaved,
    failure,
    shown: { problems },
  } = useStore()
  const dialog = useRef<HTMLDialogElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const [overview, setOverview] = useState<CommandResult>()
  const [result, setResult] = useState<CommandResult>()
  const [isBusy, start] = useTransition()

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (isSaved) call('overview').catch(failed).then(setOverview)
  }, [isSaved])

  function attempt(what: 'publish' | 'push') {
    // The pressed button is disabled now, and gone afterwards.
    status.current?.focus()
    start(async () => setResult(await call(what).catch(failed)))
  }

  const isBuilding = isBusy && !result
  const wrong = forms.filter((form) => problems.some(({ file }) => file === form.file))
  const titles = wrong.map(({ title }) => title).join(', ')
  const refusal = `Nothing can be published while something is wrong: please correct ${titles} first.`
  const obstacle = titles ? refusal : failure
  const ready = obstacle ? { isOk: false, lines: [obstacle] } : overview
  const { isOk, lines: [summary, ...details] = [], canPush } = result ?? ready ?? {}
  return (
    <dialog
      ref={dialog}
      aria-labelledby="publish-title"
      closedby={isBusy ? 'none' : 'closerequest'}
      onClose={onClose}
    >
      <h2 id="publish-title">Publish</h2>
      <div ref={status} tabIndex={-1} role="status" className={isOk === false ? 'problem' : ''}>
        <p>{summary}</p>
        <Lines lines={details} />
        {isBuilding && <p>The site is being built. This takes about half a minute.</p>}
      </div>
      <div className="actions">
        {!result && isOk && (
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
