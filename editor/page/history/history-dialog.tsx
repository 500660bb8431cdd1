import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Version } from '../../history/history.ts'
import { call } from '../api.ts'
import { Button } from '../button.tsx'
import { closeDialog, Dialog } from '../dialog.tsx'
import { dayAndTimeOf } from '../time.ts'
import { VersionDetails } from './version-details.tsx'

/** Lists the versions that were put online, each to look at and to bring back. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const [versions, setVersions] = useState<readonly Version[]>()
  const [chosen, setChosen] = useState<Version>()
  const [failure, setFailure] = useState('')

  useEffect(() => {
    let isWanted = true
    call('versions').then(
      (answer) => isWanted && setVersions(answer.versions),
      ({ message }: Error) => isWanted && setFailure(message),
    )
    return () => {
      isWanted = false
    }
  }, [])

  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so the focus needs another place.
  function choose(version: Version | undefined) {
    flushSync(() => setChosen(version))
    heading.current?.focus()
  }

  const titleOf = ({ at, words }: Version) => `${dayAndTimeOf(at, new Date())}: ${words}`
  const back = <Button onClick={closeDialog}>Back to the editor</Button>
  return (
    <Dialog className="history" aria-labelledby="history-title" onClose={onClose}>
      <header>
        <h2 id="history-title" ref={heading} tabIndex={-1}>
          {chosen ? titleOf(chosen) : 'What was put online'}
        </h2>
        {back}
      </header>
      {failure && <p className="problem">{failure}</p>}
      {chosen ? (
        <>
          <p>This is the site as it was after this change.</p>
          <VersionDetails version={chosen} />
        </>
      ) : (
        <>
          {versions && (
            <p>
              {versions.length > 0
                ? 'Each line is the site as it was after that change.'
                : 'Nothing was put online from here yet.'}
            </p>
          )}
          <ol>
            {versions?.map((version) => (
              <li key={version.id}>
                <Button onClick={() => choose(version)}>{titleOf(version)}</Button>
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="actions">
        {chosen && <Button onClick={() => choose(undefined)}>All versions</Button>}
        {back}
      </div>
    </Dialog>
  )
}
