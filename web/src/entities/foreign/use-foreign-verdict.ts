import { type ForeignText, readForeign } from '@did/credentials/foreign/read-foreign'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { repeatWhileVisible } from '../verdict/judge/repeat-while-visible.ts'
import { type JudgedForeign, judgeForeignText } from './judge-text.ts'

export type ForeignState =
  | { status: 'unreadable' }
  | { status: 'checking' }
  | { status: 'judged'; judged: JudgedForeign; isChecking: boolean }

/**
 * The page repeats a check only at this interval, because each check loads documents from the hosts
 * of strangers.
 */
const repeatMs = 300_000

/**
 * Judges the credential at once, when the checker presses the button to check again, and every 5
 * minutes while the page is visible.
 */
export function useForeignVerdict(text: string): { state: ForeignState; checkAgain: () => void } {
  const read = useMemo(() => readForeign(text), [text])
  const [judged, setJudged] = useState<{ read: ForeignText; judged: JudgedForeign; round: number } | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (read === null) return
    const asking = new AbortController()
    void judgeForeignText(read, asking.signal).then((found) => {
      if (!asking.signal.aborted) setJudged({ read, judged: found, round })
    })
    const stopWaiting = repeatWhileVisible(() => setRound(round + 1), repeatMs)
    return () => {
      asking.abort()
      stopWaiting()
    }
  }, [read, round])
  const checkAgain = useCallback(() => setRound((last) => last + 1), [])
  if (read === null) return { state: { status: 'unreadable' }, checkAgain }
  if (judged?.read !== read) return { state: { status: 'checking' }, checkAgain }
  return { state: { status: 'judged', judged: judged.judged, isChecking: judged.round !== round }, checkAgain }
}
