import type { CountedVotes, GuardianList } from '@did/domain/account/recovery'
import type { AppConfig } from '@did/domain/app-config'
import { type Hex, isSameAddress } from '@did/domain/hex'
import { shortenAddress } from '@did/domain/shorten-address'
import CircleX from 'lucide-react/icons/circle-x'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import { type RefObject, useState } from 'react'
import { useAccount } from '../../../entities/account/account.ts'
import { PasskeyButton } from '../../../entities/account/passkey-button.tsx'
import { describeError, reasonOr } from '../../../lib/describe-error.ts'
import { isDeclined } from '../../../lib/is-declined.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { helpTexts } from '../../../texts/en/recovery/help.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import type { HelpRequest } from '../request/recovery-request.ts'
import { replaced, sendVote } from './send-vote.ts'

const texts = helpTexts.sign

/**
 * `guardians` is null until the guardian has done every step before the signature. `missing` then
 * says which steps are left.
 */
type Props = {
  request: HelpRequest
  config: AppConfig
  guardians: GuardianList | null
  missing: string
  /** The freeze or the change that the page shows, if the vote is about one. */
  occasion?: Hex | undefined
  /** The freeze or the change that the guardian has read about, also before signing in. */
  read?: RefObject<Hex | undefined>
  onSent?: () => void
}
type Progress =
  | { kind: 'ready' | 'signing' }
  | { kind: 'refused'; text: string }
  | { kind: 'sent'; votes: CountedVotes }

export function Agree({ request, config, guardians, missing, occasion, read, onSent = () => {} }: Props) {
  const { restoring, connecting, connect, signer } = useAccount()
  const [progress, setProgress] = useState<Progress>({ kind: 'ready' })
  if (read) read.current ??= occasion
  const agree = useSingleFlight(async () => {
    // The page may show another change in place of the one that the guardian has read. The first
    // press after that only says so.
    if (read && read.current !== occasion) {
      read.current = occasion
      return setProgress({ kind: 'refused', text: describeError(replaced()).message })
    }
    if (!signer || !guardians) return setProgress({ kind: 'refused', text: missing })
    if (!guardians.who.some((address) => isSameAddress(address, signer.wallet)))
      return setProgress({ kind: 'refused', text: texts.notGuardian(shortenAddress(signer.wallet)) })
    setProgress({ kind: 'signing' })
    try {
      setProgress({ kind: 'sent', votes: await sendVote({ request, config, guardians, signer, occasion }) })
      onSent()
    } catch (error) {
      console.warn('The vote was not counted', error)
      setProgress({ kind: 'refused', text: isDeclined(error) ? texts.declined : reasonOr(texts.failed, error) })
    }
  })
  if (restoring) return <Loading skeleton="h-12 rounded-xl" />
  if (progress.kind === 'sent') return <Thanks votes={progress.votes} isRecovery={'target' in request} />
  if (!signer)
    return (
      <>
        <p className="text-pretty">{texts.connect}</p>
        <div className="flex flex-wrap gap-2">
          <Button pending={connecting} onClick={() => void connect()}>
            {texts.connectAction}
          </Button>
          <PasskeyButton />
        </div>
      </>
    )
  const isSigning = progress.kind === 'signing'
  return (
    <>
      {progress.kind === 'refused' && (
        <Notice role="alert" tone="wait" icon={CircleX}>
          {progress.text}
        </Notice>
      )}
      <Button
        shape="wideOnPhone"
        pending={isSigning}
        {...(!guardians && { 'aria-disabled': true })}
        onClick={() => void agree()}
      >
        {isSigning ? texts.agreeing : texts.agree}
      </Button>
    </>
  )
}

function Thanks({ votes: { votes, threshold }, isRecovery }: { votes: CountedVotes; isRecovery: boolean }) {
  const { count, countOfDecision, text, title } = helpTexts.done
  return (
    <Notice role="status" tone="ok" icon={HeartHandshake} title={title}>
      {(isRecovery ? count : countOfDecision)(votes.length, threshold)} {text}
    </Notice>
  )
}
