import { describeStatement } from '@did/domain/texts/en/proof/statements'
import type { PendingAsked } from '@did/domain/verification-request/verification-request'
import CircleX from 'lucide-react/icons/circle-x'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { SignedSummary } from '../../../entities/request/signed-summary.tsx'
import { developmentKeysText } from '../../../texts/en/frame/development-keys.ts'
import { proofTexts as texts } from '../../../texts/en/proof/proof.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { ApprovalNote } from '../approval-note.tsx'
import type { FromOwner } from '../from-owner.ts'
import type { MadeProof } from '../proof-machine.ts'
import type { ApproveProgress } from '../use-approve-request.ts'
import { BeforeSigning } from './before-signing.tsx'
import { ProofDetails } from './proof-details.tsx'
import { StatedFacts } from './stated-facts.tsx'

type ResultTabProps = {
  request: PendingAsked
  made: MadeProof
  validUntil: string
  dateOfBirth: string | null
  opened: FromOwner | null
  progress: ApproveProgress
}

export function ResultTab({ request, made, validUntil, dateOfBirth, opened, progress }: ResultTabProps) {
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
      <ApprovalNote progress={progress} />
      <BeforeSigning request={request} />
      <Notice role="status" tone="ok" icon={ShieldCheck}>
        {texts.success}
        {verification.hasDevelopmentKeys && <p className="mt-1">{developmentKeysText}</p>}
        {proof.statement && <p className="mt-1 break-words">{texts.proves(describeStatement(proof.statement))}</p>}
      </Notice>
      <StatedFacts request={request} dateOfBirth={dateOfBirth} />
      <SignedSummary request={request} level={proof.type} validUntil={validUntil} hasAttributes={opened !== null} />
      <ProofDetails proof={proof} />
    </div>
  )
}
