import type { Claim } from '@did/domain/claim'
import type { Address } from '@did/domain/hex'
import type { ReviewState } from '@did/domain/verifier-name'
import { ArrowLeft, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { claimDetailsTexts } from '../../texts/claim-details.ts'
import { shortDate } from '../../texts/dates.ts'
import { levelName } from '../../texts/names.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorCard } from '../../ui/error-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { StandingNote } from '../../ui/standing-note.tsx'
import { ClaimFact, ClaimFacts } from './claim-facts.tsx'

const texts = claimDetailsTexts.proof

/** Who decided on the claim. */
export type ClaimDecision =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'missing' }
  | { status: 'found'; decidedAt: string; verifier: DecidingVerifier }

/** The wallet and standing are known as long as this very verification counts. */
export type DecidingVerifier = { name: string; wallet: Address | null; accreditation: ReviewState | null }

type ClaimProofProps = {
  claim: Claim
  decision: ClaimDecision
  /** The signature, checked now and again on demand; another feature does that. */
  check: ReactNode
  onBack: () => void
}

/** What stands behind 'Verified': what was checked, at which level, by whom. */
export function ClaimProof({ claim, decision, check, onBack }: ClaimProofProps) {
  return (
    <div className="flex animate-fade flex-col gap-5">
      <div>
        <h3 className="text-lg font-semibold">{texts.title}</h3>
        <p className="text-sm break-words text-ink-2">{texts.description(claim.title)}</p>
      </div>
      <ClaimFacts>
        <ClaimFact term={texts.what}>{meaningOf(claim.verificationLevel)}</ClaimFact>
        <ClaimFact term={texts.level}>
          {claim.verificationLevel === null ? '–' : levelName(claim.verificationLevel)}
        </ClaimFact>
      </ClaimFacts>
      <Decision decision={decision} />
      {check}
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
      return (
        <Loading label={texts.loading}>
          <Skeleton className="h-12" />
        </Loading>
      )
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
