import type { User } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import { holderNameField } from '@did/domain/claim/claim-field'
import type { Did } from '@did/domain/did'
import { describeFact, nameFact } from '@did/domain/texts/en/proof/derived-facts'
import { describeLeaf } from '@did/domain/texts/leaves'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Clock from 'lucide-react/icons/clock'
import Maximize2 from 'lucide-react/icons/maximize-2'
import Pencil from 'lucide-react/icons/pencil'
import History from 'lucide-react/icons/rotate-ccw-clock'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { ClaimBadge } from '../../entities/claim/claim-badge.tsx'
import { ClaimFact, ClaimFacts } from '../../entities/claim/claim-facts.tsx'
import { describeStateBeside, hasBadNews, isTextDoubted } from '../../entities/claim/claim-state.ts'
import { describeUntil } from '../../entities/claim/claim-until.ts'
import { ClaimQuestions } from '../../entities/verification/claim-questions.tsx'
import { describeRejection, isReviewed } from '../../entities/verifier/list-verifier-lines.ts'
import { VerifierLines } from '../../entities/verifier/verifier-lines.tsx'
import { cn } from '../../lib/cn.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { dateNow } from '../../lib/page/device-clock.ts'
import { claimDetailsTexts } from '../../texts/en/claim/claim-details.ts'
import { claimsTexts } from '../../texts/en/claim/claims.ts'
import { relativeTime, shortDate } from '../../texts/en/frame/dates.ts'
import { claimTypeLabel } from '../../texts/en/frame/names.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const AskedVerifiers = lazyPart(async () => (await import('./asked-verifiers.tsx')).AskedVerifiers)
const RevokedNote = lazyPart(async () => (await import('../../entities/attestation/revoked-note.tsx')).RevokedNote)
const ClaimAttributes = lazyPart(
  async () => (await import('../../entities/vault/claim-attributes.tsx')).ClaimAttributes,
)
const ClaimHistory = lazyPart(async () => (await import('../../entities/claim/claim-history.tsx')).ClaimHistory)
const texts = claimDetailsTexts.detail

type ClaimDetailsProps = {
  claim: Claim
  did: Did | null
  user: User | null
  frontHref: string
  /** The URL of the new claim that contains the owner's changes of this claim, or null. */
  newerHref: string | null
  onRequestVerification: () => void
  onViewProof: () => void
  onEdit: () => void
}

export function ClaimDetails(props: ClaimDetailsProps) {
  const { claim, did, user, frontHref, newerHref, onRequestVerification, onViewProof, onEdit } = props
  const [isHistoryShown, setIsHistoryShown] = useState(false)
  const until = describeUntil(claim, dateNow())
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ClaimBadge
          standing={claim.standing}
          isReviewed={isReviewed(claim)}
          pendingText={claimsTexts.badge.pendingVerification}
        />
        <p className="text-sm text-ink-3">
          {texts.added} {relativeTime(new Date(claim.createdAt), dateNow())}
        </p>
      </div>
      <div className="flex flex-col gap-1 empty:hidden">
        {/* The next step below says who rejected the claim, and why. */}
        {describeRejection(claim) === null && (
          <p
            dir="auto"
            className={cn('text-sm break-words empty:hidden', hasBadNews(claim) ? 'text-bad' : 'text-ink-2')}
          >
            {describeStateBeside(claim)}
          </p>
        )}
        <VerifierLines claim={claim} />
      </div>
      <Suspense>{claim.standing === 'withdrawn' && <RevokedNote claimId={claim.id} />}</Suspense>
      {user && <ClaimQuestions claimId={claim.id} userId={user.id} />}
      {newerHref && (
        <Link replace href={newerHref} className="self-start font-medium text-brand underline">
          {texts.newer}
        </Link>
      )}
      <NextStep {...props} />
      <ClaimFacts>
        <ClaimFact term={texts.type}>{claimTypeLabel(claim.type)}</ClaimFact>
        <ClaimFact term={texts.issueDate}>
          <time dateTime={claim.issueDate}>{shortDate(claim.issueDate)}</time>
        </ClaimFact>
        <ClaimFact term={texts.status}>{texts.standing[claim.standing]}</ClaimFact>
        {until && <ClaimFact term={texts.validity}>{until.text}</ClaimFact>}
        {claim.holderName && <ClaimFact term={holderNameField.label}>{claim.holderName}</ClaimFact>}
        {claim.fields.map((field) => (
          <ClaimFact key={field.field} term={field.label}>
            {describeLeaf(field, claim.issueDate)}
          </ClaimFact>
        ))}
        <ClaimFact term={texts.description} wide>
          {claim.description}
        </ClaimFact>
        {claim.derivedFacts.map((fact) => (
          <ClaimFact key={fact.field} term={nameFact(fact.field) ?? fact.field}>
            {describeFact(fact, claim.issueDate)}
          </ClaimFact>
        ))}
        {did && (
          <ClaimFact term={texts.didTokenId}>
            <span className="font-mono text-sm break-all">{did.tokenId}</span>
          </ClaimFact>
        )}
        <ClaimFact term={texts.chain}>{texts.chainRecord[claim.chainRecord]}</ClaimFact>
      </ClaimFacts>
      {claim.asked.length > 0 && (
        <Suspense>
          <AskedVerifiers asked={claim.asked} />
        </Suspense>
      )}
      <Suspense>{did && <ClaimAttributes claim={claim} did={did} />}</Suspense>
      <div className="flex flex-wrap gap-2">
        {claim.standing === 'current' && !claim.isPrivate && (
          <Link href={frontHref} className={buttonClass()}>
            <Maximize2 aria-hidden="true" className="size-4" />
            {texts.show}
          </Link>
        )}
        {claim.isVerified && (
          <Button variant="outline" onClick={onViewProof}>
            <BadgeCheck aria-hidden="true" className="size-4" />
            {texts.viewProof}
          </Button>
        )}
        {claim.isVerified && claim.validUntil !== null && (
          <Button variant="outline" onClick={onRequestVerification}>
            <RotateCw aria-hidden="true" className="size-4" />
            {texts.renew}
          </Button>
        )}
        <Button variant="outline" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
          {texts.edit}
        </Button>
        <Button variant="outline" aria-expanded={isHistoryShown} onClick={() => setIsHistoryShown(!isHistoryShown)}>
          <History aria-hidden="true" className="size-4" />
          {texts.history}
        </Button>
      </div>
      {isHistoryShown && (
        <Suspense>
          <ClaimHistory claimId={claim.id} reader="owner" />
        </Suspense>
      )}
    </div>
  )
}

function NextStep({ claim, onRequestVerification, onEdit }: ClaimDetailsProps) {
  const { standing } = claim
  if (standing === 'current') return null
  const { title, text, action } = standing === 'none' ? texts.notVerified : texts.renewal[standing]
  const rejection = describeRejection(claim)
  const isWaiting = claim.asked.some(({ status }) => status === 'pending')
  const doubt = standing === 'withdrawn' && !isWaiting && isTextDoubted(claim.asked) ? texts.doubted : null
  const fault = rejection ?? doubt
  return (
    <Notice
      tone="wait"
      icon={standing === 'none' ? Clock : RotateCw}
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          {fault && <Button onClick={onEdit}>{texts.correct}</Button>}
          <Button variant={fault || isWaiting ? 'outline' : 'primary'} onClick={onRequestVerification}>
            {action}
          </Button>
        </div>
      }
    >
      {isWaiting ? texts.waiting : (fault ?? text)}
    </Notice>
  )
}
