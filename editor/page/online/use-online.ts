import { useCallback, useEffect, useState } from 'react'
import type { OnlineStatus } from '../../online/online.ts'
import { call } from '../api.ts'

const INTERVAL_MS = 1_000

/** Asks each second what is online, and returns it with a function that puts the rest online. */
export function useOnline() {
  const [status, setStatus] = useState<OnlineStatus>()
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let isWanted = true
    async function ask() {
      // If the server does not answer, the status of the form says so.
      const next = await call('online').catch(() => undefined)
      if (!isWanted) return
      if (next) setStatus(next)
      setTurn(turn + 1)
    }
    const timer = setTimeout(ask, turn === 0 ? 0 : INTERVAL_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [turn])

  const put = useCallback(async () => {
    const next = await call('putOnline').catch(() => undefined)
    if (next) setStatus(next)
  }, [])
  return { status, put }
}
