import { describeStatement } from '@did/domain/texts/statements'
import { CircleX, ShieldCheck } from 'lucide-react'
import { developmentKeysText } from '../../texts/development-keys.ts'
import { proofTexts as texts } from '../../texts/proof.ts'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { CompletionNote } from './completion-note.tsx'
import type { FromHolder } from './from-holder.ts'
import { ProofDetails } from './proof-details.tsx'
import type { MadeProof } from './proof-machine.ts'
import { SignedSummary } from './signed-summary.tsx'
import type { PendingAsked } from './signed-text.ts'
import { StatedFacts } from './stated-facts.tsx'
import type { Completion } from './use-completion.ts'

type ResultTabProps = {
  request: PendingAsked
  made: MadeProof
  validUntil: string
  dateOfBirth: string | null
  opened: FromHolder | null
  completion: Completion
}

export function ResultTab({ request, made, validUntil, dateOfBirth, opened, completion }: ResultTabProps) {
  const { proof, verification } = made
  if (verification === null)
    return (
      <Loading label={texts.verifying}>
        <Skeleton className="h-24 rounded-xl" />
      </Loading>
    )
  if (!verification.valid)
    return (
      <div role="alert">
        <Notice tone="bad" icon={CircleX} title={texts.failure}>
          {verification.error !== texts.failure && verification.error}
        </Notice>
      </div>
    )
  if (proof === null) return null
  return (
    <div className="flex flex-col gap-4">
      <CompletionNote completion={completion} />
      <div role="status">
        <Notice tone="ok" icon={ShieldCheck}>
          {texts.success}
          {verification.hasDevelopmentKeys && <p className="mt-1">{developmentKeysText}</p>}
          {proof.statement && <p className="mt-1 break-words">{texts.proves(describeStatement(proof.statement))}</p>}
        </Notice>
      </div>
      <StatedFacts request={request} dateOfBirth={dateOfBirth} />
      <SignedSummary request={request} level={proof.type} validUntil={validUntil} opened={opened} />
      <ProofDetails proof={proof} />
    </div>
  )
}
