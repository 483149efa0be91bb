import type { AppConfig } from '@did/domain/app-config'
import { shortenAddress } from '@did/domain/shorten-address'
import { useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useState } from 'react'
import { useAccount } from '../../entities/account/account.ts'
import { PasskeyButton } from '../../entities/account/passkey-button.tsx'
import type { RecoveryProgress } from '../../features/recovery/request/recovery-progress.ts'
import { voteCountQuery } from '../../features/recovery/request/vote-count-query.ts'
import { describeError } from '../../lib/describe-error.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { dayAndTime } from '../../texts/en/frame/dates.ts'
import { recoverTexts } from '../../texts/en/recovery/recover.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { finishRecovery } from './finish-recovery.ts'
import type { KeptRecovery } from './kept-recovery.ts'
import { StepCard } from './step-card.tsx'

const texts = recoverTexts.wait

type Recovering = { config: AppConfig; recovery: KeptRecovery }

export function WaitStep({ progress, ...recovering }: Recovering & { progress: RecoveryProgress }) {
  const { circle } = recovering.recovery
  switch (progress.kind) {
    case 'waiting':
      return (
        <StepCard step={4} heading={texts.waiting}>
          <Notice tone="wait" icon={Clock} role="status">
            {circle && `${texts.waitingOf(circle.threshold, circle.count)} `}
            {texts.waitingText}
          </Notice>
          <VotesSoFar {...recovering} />
        </StepCard>
      )
    case 'other':
      return (
        <Notice tone="bad" icon={TriangleAlert} role="alert" title={texts.other.title}>
          {texts.other.text}
        </Notice>
      )
    case 'agreed':
      return (
        <StepCard step={4} heading={texts.agreed}>
          <Notice tone="ok" icon={CircleCheck} role="status" title={texts.ready(dayAndTime(progress.readyAt))}>
            {progress.isUnanimous ? texts.readyOfAllText : texts.readyText}
          </Notice>
          {!progress.isUnanimous && <VotesSoFar {...recovering} />}
        </StepCard>
      )
    case 'ready':
    case 'done':
      return (
        <StepCard step={4} heading={texts.now} text={texts.nowText}>
          <Finish {...recovering} />
        </StepCard>
      )
  }
}

/**
 * If the person has not brought the guardian file, the votes themselves say how many guardians must
 * agree.
 */
function VotesSoFar({ config, recovery: { request, circle } }: Recovering) {
  const { data: votes } = useQuery(voteCountQuery(config, request, null))
  if (!votes) return null
  const { count, threshold } = votes
  if (circle) return <p role="status">{texts.votesOf(count, circle.count)}</p>
  return <p role="status">{threshold === null ? texts.noVotes : texts.votes(count, threshold)}</p>
}

/**
 * Stays busy after the server has accepted the recovery, until the chain's index shows the finished
 * recovery.
 */
function Finish({ config, recovery }: Recovering) {
  const { connecting, connect, session, signer } = useAccount()
  const [progress, setProgress] = useState<'idle' | 'finishing'>('idle')
  const [failure, setFailure] = useState<unknown>(null)
  const { target } = recovery.request
  // The button is also busy while the account signs in, because the service pays for the first call
  // of a new account only after the sign-in.
  const isBusy = progress === 'finishing' || session.status === 'signing'
  const finish = useSingleFlight(async () => {
    setProgress('finishing')
    setFailure(null)
    try {
      await finishRecovery(config, recovery.request, signer)
    } catch (error) {
      console.warn('The recovery was not finished', error)
      setProgress('idle')
      setFailure(error)
    }
  })
  if (target.kind === 'controller' && signer?.wallet !== target.controller)
    return (
      <>
        <p className="text-pretty">{recoverTexts.wrongSigner(shortenAddress(target.controller))}</p>
        <div className="flex flex-wrap gap-2">
          <Button pending={connecting} onClick={() => void connect()}>
            {recoverTexts.target.connect}
          </Button>
          <PasskeyButton />
        </div>
      </>
    )
  return (
    <>
      {failure !== null && (
        <Notice tone="wait" role="alert" icon={CircleX}>
          {describeError(failure).message}
        </Notice>
      )}
      {progress === 'finishing' && <p role="status">{texts.finishingText}</p>}
      <Button shape="wideOnPhone" pending={isBusy} onClick={() => void finish()}>
        {progress === 'finishing' ? texts.finishing : texts.finish}
      </Button>
    </>
  )
}
