import type { ParsedShare } from '@did/credentials/share/share-link'
import type { Findings, ProvedJudge } from '@did/credentials/verdict/find-facts'
import { judgeShare, type Verdict } from '@did/credentials/verdict/verdict'
import { useCallback, useContext, useEffect, useState } from 'react'
import { askAbout } from './begin-verdict.ts'
import { BegunVerdict } from './begun-verdict.ts'
import { repeatWhileVisible } from './repeat-while-visible.ts'

export const repeatMs = 15_000

export type Judged = { share: ParsedShare; verdict: Verdict; findings: Findings }

/**
 * Judges a share at once, when the checker presses the button to check again, and every 15 seconds
 * while the page is visible.
 */
export function useVerdict(share: ParsedShare, judge?: ProvedJudge) {
  const begun = useContext(BegunVerdict)
  const [judged, setJudged] = useState<Judged | null>(null)
  const [round, setRound] = useState(0)
  const [isChecking, setIsChecking] = useState(true)

  useEffect(() => {
    const asking = new AbortController()
    setIsChecking(true)
    const asked = begun?.takeFindings(share) ?? askAbout(share, asking.signal, { judge })
    const answered = asked.then((findings) => {
      if (asking.signal.aborted) return
      setJudged({ share, verdict: judgeShare(share, findings.facts), findings })
      setIsChecking(false)
    })
    // Wait for the answers of the present check before the next check begins. The chain may need
    // longer than the interval, and the next check would discard the chain's answer.
    const askAnew = () => {
      if (!asking.signal.aborted) setRound(round + 1)
    }
    const stopWaiting = repeatWhileVisible(() => void answered.finally(askAnew), repeatMs)
    return () => {
      asking.abort()
      stopWaiting()
    }
  }, [share, judge, round, begun])

  // The verdict on another link must not stand beside this link, not even for one frame.
  const current = judged?.share === share ? judged : null
  const checkAgain = useCallback(() => setRound((last) => last + 1), [])
  return { judged: current, isChecking, checkAgain }
}
