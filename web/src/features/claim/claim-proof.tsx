import type { Claim } from '@did/domain/claim/claim'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Info from 'lucide-react/icons/info'
import { Suspense } from 'react'
import { ClaimFact, ClaimFacts } from '../../entities/claim/claim-facts.tsx'
import { tellLevel } from '../../entities/claim/tell-level.ts'
import { NameCaution } from '../../entities/verifier/name-caution.tsx'
import { StandingNote } from '../../entities/verifier/standing-note.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { claimDetailsTexts } from '../../texts/en/claim/claim-details.ts'
import { shortDate } from '../../texts/en/frame/dates.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { type ClaimDecision, type DecidingVerifier, useDecision } from './use-decision.ts'

const OwnClaimCheck = lazyPart(async () => (await import('../../entities/verdict/own-claim-check.tsx')).OwnClaimCheck)
const RecordedProofCheck = lazyPart(
  async () => (await import('../../entities/verdict/recorded-proof.tsx')).RecordedProofCheck,
)

const texts = claimDetailsTexts.proof

type ClaimProofProps = { claim: Claim; onBack: () => void }

export function ClaimProof({ claim, onBack }: ClaimProofProps) {
  const decision = useDecision(claim)
  return (
    <div className="flex animate-fade flex-col gap-5">
      <div>
        <h3 className="text-lg font-semibold">{texts.title}</h3>
        <p className="text-sm break-words text-ink-2">{texts.description(claim.title)}</p>
      </div>
      <ClaimFacts>
        <ClaimFact term={texts.what}>{meaningOf(claim.verificationLevel)}</ClaimFact>
        <ClaimFact term={texts.level}>
          {claim.verificationLevel === null ? '–' : tellLevel(claim.verificationLevel, claim.type)}
        </ClaimFact>
      </ClaimFacts>
      <Decision decision={decision} />
      <Suspense>
        <RecordedProofCheck claim={claim} />
        <OwnClaimCheck claim={claim} />
      </Suspense>
      <Notice tone="info" icon={Info}>
        {texts.explanation}
      </Notice>
      <Button variant="outline" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        {texts.back}
      </Button>
    </div>
  )
}

function Decision({ decision }: { decision: ClaimDecision }) {
  switch (decision.status) {
    case 'loading':
      return <Loading label={texts.loading} skeleton="h-12" />
    case 'failed':
      return <ErrorCard type="verification" message={texts.loadFailure} onRetry={decision.onRetry} />
    case 'missing':
      return <p className="text-sm text-ink-2">{texts.missing}</p>
    case 'found':
      return <Verifier verifier={decision.verifier} decidedAt={decision.decidedAt} />
  }
}

function Verifier({ verifier, decidedAt }: { verifier: DecidingVerifier; decidedAt: string }) {
  const { name, wallet, accreditation } = verifier
  return (
    <ClaimFacts>
      <ClaimFact term={texts.by}>{name}</ClaimFact>
      <ClaimFact term={texts.on}>{shortDate(decidedAt)}</ClaimFact>
      {accreditation && (
        <ClaimFact term={texts.standing} wide>
          <StandingNote standing={accreditation} />
          <NameCaution name={name} standing={accreditation} />
        </ClaimFact>
      )}
      {wallet && (
        <ClaimFact term={texts.wallet} wide>
          <span className="font-mono text-sm break-all">{wallet}</span>
        </ClaimFact>
      )}
    </ClaimFacts>
  )
}

function meaningOf(level: string | null): string {
  const meanings: Readonly<Record<string, string>> = claimDetailsTexts.levelMeaning
  return (
    (level !== null && Object.hasOwn(meanings, level) ? meanings[level] : undefined) ?? claimDetailsTexts.levelUnknown
  )
}
