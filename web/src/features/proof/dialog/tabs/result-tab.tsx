import { describeStatement } from '@did/domain/texts/en/proof/statements'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import CircleX from 'lucide-react/icons/circle-x'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { proofTexts as texts } from '../../../../texts/en/proof/proof.ts'
import { developmentKeysText } from '../../../../texts/en/verdict/development-keys.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Loading } from '../../../../ui/skeleton.tsx'
import type { MadeProof } from '../proof-machine.ts'
import { ProofDetails } from './proof-details.tsx'
import { StatedFacts } from './stated-facts.tsx'

type ResultTabProps = {
  request: PendingAsked
  made: MadeProof
  dateOfBirth: string | null
}

export function ResultTab({ request, made, dateOfBirth }: ResultTabProps) {
  const { proof, verification } = made
  if (verification === null) return <Loading label={texts.verifying} skeleton="h-24 rounded-xl" />
  if (!verification.valid)
    return (
      <Notice role="alert" tone="bad" icon={CircleX} title={texts.failure}>
        {verification.error !== texts.failure && verification.error}
      </Notice>
    )
  if (proof === null) return null
  return (
    <div className="flex flex-col gap-4">
      <Notice role="status" tone="info" icon={ShieldCheck} title={texts.success}>
        {texts.successMeans}
        {verification.hasDevelopmentKeys && <p className="mt-1">{developmentKeysText}</p>}
        {proof.statement && <p className="mt-1 break-words">{texts.proves(describeStatement(proof.statement))}</p>}
      </Notice>
      <StatedFacts request={request} dateOfBirth={dateOfBirth} />
      <ProofDetails proof={proof} />
    </div>
  )
}
