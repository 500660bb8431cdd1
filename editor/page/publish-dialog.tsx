import { useEffect, useRef, useState } from 'react'
import type { Change, PublishEvent, PublishOverview } from '../api-types.ts'
import { get, post, respond } from './api.ts'

/** Enough to see that it moves, without a box that scrolls. */
const LAST_LINES = 6

type Result = Exclude<PublishEvent, { kind: 'progress' }>

/** Shows what will be published, publishes it, and says what came of it. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [overview, setOverview] = useState<PublishOverview>()
  const [isRunning, setIsRunning] = useState(false)
  const [lines, setLines] = useState<string[]>([])
  const [result, setResult] = useState<Result>()
  const [failure, setFailure] = useState('')

  useEffect(() => {
    dialog.current?.showModal()
    get<PublishOverview>('publish').then(setOverview, (error: Error) => setFailure(error.message))
  }, [])

  async function publish() {
    setIsRunning(true)
    try {
      for await (const event of publishEvents()) {
        if (event.kind === 'progress') setLines((all) => [...all, event.text])
        else setResult(event)
      }
    } catch (error) {
      setFailure(String(error instanceof Error ? error.message : error))
    }
    setIsRunning(false)
  }

  const canPublish = overview && !isRunning && !result && overview.unsaved.length === 0
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="publish-title" onClose={onClose}>
      <h2 id="publish-title">Publish</h2>
      {overview && !result && <Overview {...overview} />}
      {isRunning && <p role="status">The site is being built. This takes about half a minute.</p>}
      {lines.length > 0 && !result && <pre className="progress">{lines.slice(-LAST_LINES).join('\n')}</pre>}
      {result && <Outcome {...result} />}
      {failure && (
        <p role="alert" className="problem">
          {failure}
        </p>
      )}
      <div className="actions">
        {canPublish && (
          <button type="button" className="primary" onClick={publish}>
            Publish now
          </button>
        )}
        <button type="button" disabled={isRunning} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  )
}

function Overview({ changes, isFirst, unsaved, remarks }: PublishOverview) {
  return (
    <>
      {unsaved.length > 0 && (
        <p className="problem">
          Nothing can be published while something is not saved: please correct {unsaved.join(', ')} first.
        </p>
      )}
      {isFirst && <p>The site has not been built in this folder yet: everything is new.</p>}
      {!isFirst && changes.length === 0 && <p>Nothing has changed since the last publication.</p>}
      {changes.length > 0 && (
        <>
          <p>Changed since the last publication:</p>
          <ul className="changes">
            {changes.map((change) => (
              <li key={`${change.place}${change.note}`}>
                <ChangeLine {...change} />
              </li>
            ))}
          </ul>
        </>
      )}
      {remarks.length > 0 && (
        <details>
          <summary>
            {remarks.length} {remarks.length === 1 ? 'remark' : 'remarks'} to look at
          </summary>
          <ul className="changes">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function ChangeLine({ place, old, current, note }: Change) {
  if (note) return `${place}: ${note}${current || old ? ` (${current || old})` : ''}`
  return (
    <>
      {place}: <del>{old || 'empty'}</del> → <ins>{current || 'empty'}</ins>
    </>
  )
}

function Outcome(result: Result) {
  const [pushed, setPushed] = useState<{ isGood: boolean; text: string }>()
  const [isPushing, setIsPushing] = useState(false)
  if (result.kind === 'failed') {
    return (
      <div role="alert">
        <p className="problem">{result.text}</p>
        <ul className="changes">
          {result.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    )
  }
  async function push() {
    setIsPushing(true)
    setPushed(
      await post<{ isGood: boolean; text: string }>('push').catch((error: Error) => ({
        isGood: false,
        text: error.message,
      })),
    )
    setIsPushing(false)
  }
  return (
    <div role="status">
      <p>Published. {result.text}</p>
      {result.git && <p>{result.git}</p>}
      {result.canPush && !pushed && (
        <button type="button" disabled={isPushing} onClick={push}>
          {isPushing ? 'Pushing …' : 'Push to the remote repository'}
        </button>
      )}
      {pushed && <p className={pushed.isGood ? '' : 'problem'}>{pushed.text}</p>}
    </div>
  )
}

async function* publishEvents(): AsyncGenerator<PublishEvent> {
  const response = await respond('publish', { method: 'POST' })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (reader) {
    const { value, done } = await reader.read()
    text += value ?? ''
    const complete = text.split('\n')
    text = complete.pop() ?? ''
    for (const line of complete) yield JSON.parse(line)
    if (done) return
  }
}
