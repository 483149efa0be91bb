import type { ParsedShare } from '@did/credentials/share/share-link'
import { judgeShare } from '@did/credentials/verdict/verdict'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askAbout } from '../../../entities/verdict/judge/begin-verdict.ts'
import { repeatWhileVisible } from '../../../entities/verdict/judge/repeat-while-visible.ts'
import type { Judged } from '../../../entities/verdict/judge/use-verdict.ts'
import { type OpenedShare, openShare } from '../open-share.ts'

type ControlledShare = ParsedShare & { kind: 'controlled' }
export type Member = { kind: 'judged'; judged: Judged } | Exclude<OpenedShare, { kind: 'opened' }>
type State = { kind: 'unopened' } | { kind: 'opening' } | { kind: 'opened'; members: readonly Member[] }

/**
 * The page judges all credentials of the link again after this many milliseconds. A link with one
 * credential is judged more often, because each check asks the chain about every credential.
 */
const repeatMs = 60_000

/**
 * Opens and judges every credential of a link at once. Each opening counts as a view. Judges the
 * opened credentials again every minute while the page is visible.
 */
export function useCollection(shares: readonly Omit<ControlledShare, 'kind'>[]) {
  const [state, setState] = useState<State>({ kind: 'unopened' })
  const [isChecking, setIsChecking] = useState(false)
  const asking = useRef<AbortController | null>(null)
  useEffect(() => () => asking.current?.abort(), [])

  const run = useCallback(async (judge: (signal: AbortSignal) => Promise<readonly Member[]>) => {
    asking.current?.abort()
    const own = new AbortController()
    asking.current = own
    setIsChecking(true)
    const members = await judge(own.signal)
    if (own.signal.aborted) return
    setState({ kind: 'opened', members })
    setIsChecking(false)
  }, [])
  const open = () => {
    setState({ kind: 'opening' })
    return run((signal) => Promise.all(shares.map((share) => openMember({ kind: 'controlled', ...share }, signal))))
  }
  const checkAgain = () => state.kind === 'opened' && run((signal) => judgeAgain(state.members, signal))
  useEffect(() => {
    if (state.kind !== 'opened' || isChecking) return
    return repeatWhileVisible(() => void run((signal) => judgeAgain(state.members, signal)), repeatMs)
  }, [state, isChecking, run])
  return { state, isChecking, open, checkAgain }
}

/**
 * Asks the chain again about the opened credentials. The page opens no share for this, so the
 * server counts no view.
 */
function judgeAgain(members: readonly Member[], signal: AbortSignal): Promise<readonly Member[]> {
  return Promise.all(members.map((member) => (member.kind === 'judged' ? judge(member.judged.share, signal) : member)))
}

async function openMember(share: ControlledShare, signal: AbortSignal): Promise<Member> {
  const answer = await openShare(share)
  return answer.kind === 'opened' ? judge(answer.share, signal) : answer
}

async function judge(share: ParsedShare, signal: AbortSignal): Promise<Member> {
  const findings = await askAbout(share, signal)
  return { kind: 'judged', judged: { share, verdict: judgeShare(share, findings.facts), findings } }
}
