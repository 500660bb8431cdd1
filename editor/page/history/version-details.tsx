import { useEffect, useRef, useState } from 'react'
import { documentOf } from '#app/page-address.ts'
import type { BringBack, Difference, Version } from '../../history/history.ts'
import { PREVIEW_BASE } from '../../preview/preview-address.ts'
import { call } from '../api.ts'
import { Button } from '../button.tsx'
import { forms, useEditor } from '../editor-context.tsx'

/** Shows how the site looked, what has changed since then, and buttons that bring it back. */
export function VersionDetails({ version }: { version: Version }) {
  const { form, page } = useEditor()
  const [differences, setDifferences] = useState<readonly Difference[]>()
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const { id } = version
  const status = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    let isWanted = true
    call('differences', { version: id }).then(
      (answer) => isWanted && setDifferences(answer.differences),
      ({ message }: Error) => isWanted && setNote(message),
    )
    return () => {
      isWanted = false
    }
  }, [id])

  async function bringBack(what: Pick<BringBack, 'file' | 'words'>, done: string) {
    // The pressed button is disabled now and then removed, so the focus moves to the status.
    status.current?.focus()
    setIsBusy(true)
    const request = { id: crypto.randomUUID(), version: id, ...what }
    const answer = await call('bringBack', request).catch(({ message }: Error) => setNote(message))
    if (answer) {
      setNote(answer.outcome.isDone ? done : answer.outcome.message)
      setDifferences(answer.differences)
    }
    setIsBusy(false)
  }

  const shownForm = form?.page ? form : forms.find((each) => each.page === page)
  const isPageChanged = differences?.some(({ file }) => file === form?.file)
  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {note}
      </p>
      <iframe
        className="version"
        title={`${shownForm?.title ?? 'The site'} as it was`}
        src={`${PREVIEW_BASE}${documentOf(page)}?version=${id}`}
      />
      {differences?.length === 0 && <p>Nothing has changed since then.</p>}
      {differences && differences.length > 0 && (
        <>
          <div className="actions">
            {form && (
              <Button
                disabled={isBusy || !isPageChanged}
                onClick={() =>
                  bringBack({ file: form.file }, `“${form.title}” is as it was. Undo takes it back.`)
                }
              >
                Bring back “{form.title}”
              </Button>
            )}
            <Button
              disabled={isBusy}
              onClick={() => bringBack({}, 'Everything is as it was. Undo takes it back.')}
            >
              Bring back everything
            </Button>
          </div>
          <h3>What has changed since then</h3>
          <ul>
            {differences.map(({ file, words, isAlone }) => (
              <li key={file + words}>
                {words}{' '}
                {isAlone && (
                  <Button
                    disabled={isBusy}
                    aria-label={`Bring back: ${words}`}
                    onClick={() => bringBack({ file, words }, 'It is as it was. Undo takes it back.')}
                  >
                    Bring back
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
