import { useEffect, useState } from 'react'
import type { Texts } from '../api-types.ts'
import { type Change, emptyState, unsavedIn, withAnswer, withChange, withStep } from '../content-state.ts'
import { call, type Result } from './api.ts'

/** How soon a file that another program has changed is read, and how soon a request that failed is sent again. */
const INTERVAL_MS = 1_000

/** Short enough for the preview to follow within a second, long enough not to check every key. */
const TYPING_PAUSE_MS = 200

/** The texts, what the server's check says of them, and how to change them. */
export function useContent() {
  const [content, setContent] = useState(emptyState)
  /** With the texts that it answers. */
  const [answer, setAnswer] = useState<Result<'sync'> & { sent: Texts }>()
  /** Another error each time, so that a request is sent again also where it failed before React rendered that it was sent. */
  const [failure, setFailure] = useState<Error>()
  const [isSending, setIsSending] = useState(false)
  const { texts, disk } = content
  const isChecked = answer?.sent === texts

  // Not a stream of events: a browser keeps only six connections open, and each tab would take one.
  useEffect(() => {
    if (isSending) return
    async function sync() {
      setIsSending(true)
      try {
        const next = await call('sync', { disk, texts })
        setAnswer({ ...next, sent: texts })
        setContent((current) => withAnswer(current, texts, next.texts))
        setFailure(undefined)
      } catch (error) {
        setFailure(error as Error)
      }
      setIsSending(false)
    }
    const timer = setTimeout(sync, isChecked || failure ? INTERVAL_MS : TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [texts, disk, failure, isSending, isChecked])

  return {
    content,
    answer,
    failure: failure?.message ?? '',
    // Not before its answer: an earlier text may be on its way to the file that the owner has changed back.
    isSaved: isChecked && unsavedIn(content).length === 0,
    change: (change: Change) => setContent((current) => withChange(current, change)),
    step: (from: 'past' | 'future') => setContent((current) => withStep(current, from)),
  }
}
