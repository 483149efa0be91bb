import { createChainReader } from '@did/credentials/chain/chain-reader'
import type { IdentityControl } from '@did/credentials/chain/identity-control'
import { askChallengeChain } from '@did/credentials/holder-challenge/ask-challenge-chain'
import type { ChallengeCode } from '@did/credentials/holder-challenge/challenge-link'
import { findSubject, type HolderQuestion } from '@did/credentials/holder-challenge/holder-answer'
import { isAppError } from '@did/domain/errors'
import { shortenAddress } from '@did/domain/shorten-address'
import { useQuery } from '@tanstack/react-query'
import CircleX from 'lucide-react/icons/circle-x'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { type Signer, useAccount } from '../../entities/account/account.ts'
import { PasskeyButton } from '../../entities/account/passkey-button.tsx'
import { getAppConfig } from '../../lib/app-config.ts'
import { describeError } from '../../lib/describe-error.ts'
import { isDeclined } from '../../lib/is-declined.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { proveTexts as texts } from '../../texts/en/holder-challenge/holder-challenge.ts'
import { Button } from '../../ui/button.tsx'
import { QueryError } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { sendDenial, signAndSendAnswer } from './sign-answer.ts'

type Challenged = { code: ChallengeCode; question: HolderQuestion }
type Sending = Challenged & { onSent: () => void }

export function AnswerChallenge(challenged: Challenged) {
  const [isDenied, setIsDenied] = useState(false)
  const [isSent, setIsSent] = useState(false)
  if (isDenied)
    return (
      <Notice role="status" tone="wait" icon={CircleX} title={texts.denied.title}>
        {texts.denied.text}
      </Notice>
    )
  return (
    <>
      <Answering {...challenged} onSent={() => setIsSent(true)} />
      {!isSent && <Denial code={challenged.code} onDenied={() => setIsDenied(true)} />}
    </>
  )
}

/**
 * Saying "I did not ask for this question" takes no wallet, because somebody who opened the link by
 * mistake may have no wallet at hand.
 */
function Denial({ code, onDenied }: Pick<Challenged, 'code'> & { onDenied: () => void }) {
  const [progress, setProgress] = useState<'ready' | 'sending' | 'failed'>('ready')
  const deny = useSingleFlight(async () => {
    setProgress('sending')
    try {
      await sendDenial(code)
      onDenied()
    } catch {
      setProgress('failed')
    }
  })
  return (
    <div className="flex flex-col items-start gap-1">
      <Button variant="quiet" pending={progress === 'sending'} onClick={() => void deny()}>
        {progress === 'sending' ? texts.denying : texts.notAsked}
      </Button>
      {progress === 'failed' && (
        <p role="alert" className="text-sm text-wait">
          {texts.notSent}
        </p>
      )}
    </div>
  )
}

/** The holder needs a wallet, but no account of this service. */
function Answering(challenged: Sending) {
  const { restoring, connecting, connect, signer } = useAccount()
  const answering = useQuery({
    queryKey: ['identity-control', challenged.question.subject],
    queryFn: () => findAnswering(challenged.question),
  })
  if (answering.isError) return <QueryError type="server" query={answering} message={texts.chainSilent} />
  if (restoring || answering.isPending) return <Loading skeleton="h-12 rounded-xl" />
  if (!signer)
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-pretty">{texts.connect}</p>
        <Button pending={connecting} onClick={() => void connect()}>
          {texts.connectAction}
        </Button>
        <PasskeyButton />
      </div>
    )
  const control = answering.data
  if (control?.controller !== signer.wallet.toLowerCase())
    return (
      <Notice role="alert" tone="wait" icon={CircleX} action={<PasskeyButton />}>
        {texts.wrongWallet(control === null ? '' : shortenAddress(control.controller), shortenAddress(signer.wallet))}
      </Notice>
    )
  if (control.frozenSince > 0)
    return (
      <Notice role="alert" tone="wait" icon={CircleX}>
        {texts.frozen}
      </Notice>
    )
  return <Confirmation {...challenged} signer={signer} />
}

type Progress = { kind: 'ready' } | { kind: 'signing' } | { kind: 'refused'; text: string } | { kind: 'sent' }

function Confirmation({ code, question, signer, onSent }: Sending & { signer: Signer }) {
  const [progress, setProgress] = useState<Progress>({ kind: 'ready' })
  const answer = useSingleFlight(async () => {
    setProgress({ kind: 'signing' })
    try {
      await signAndSendAnswer({ code, question, signer })
      setProgress({ kind: 'sent' })
      onSent()
    } catch (error) {
      setProgress({ kind: 'refused', text: describeFailure(error) })
    }
  })
  if (progress.kind === 'sent')
    return (
      <Notice role="status" tone="ok" icon={ShieldCheck} title={texts.sent.title}>
        {texts.sent.text}
      </Notice>
    )
  return (
    <div className="flex flex-col items-start gap-3">
      {progress.kind === 'refused' && (
        <Notice role="alert" tone="wait" icon={CircleX}>
          {progress.text}
        </Notice>
      )}
      <Button pending={progress.kind === 'signing'} onClick={() => void answer()}>
        {progress.kind === 'signing' ? texts.answering : texts.answer}
      </Button>
    </div>
  )
}

function describeFailure(error: unknown): string {
  if (isDeclined(error)) return texts.declined
  return isAppError(error, 'holder-challenge-ended', 'too-many-requests') ? describeError(error).message : texts.notSent
}

/**
 * Finds who controls the holder's identity now and so can answer. Throws if the chain does not
 * answer.
 */
async function findAnswering(question: HolderQuestion): Promise<IdentityControl | null> {
  const identity = findSubject(question)
  if (identity === null) return null
  const config = await getAppConfig()
  const control = await askChallengeChain(createChainReader({ rpcUrl: config.rpcUrl, fetch }), config).findControl(
    identity,
  )
  if (control === 'unknown') throw new Error('The chain did not say who controls the identity')
  return control
}
