import type { Claim } from '@did/domain/claim'
import type { Did } from '@did/domain/did'
import type { User } from '@did/domain/user'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ClaimDetailDialog } from '../../features/claims/claim-detail-dialog.tsx'
import { claimsOfDidQuery } from '../../features/claims/queries.ts'
import { ClaimQuestions } from '../../features/verification/claim-questions.tsx'
import { proveHeading } from '../../texts/prove-heading.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useDecision } from './use-decision.ts'
import { useOwnClaims } from './use-own-claims.ts'

const OwnClaimCheck = lazy(async () => ({
  default: (await import('../../features/verdict/own-claim-check.tsx')).OwnClaimCheck,
}))
const RecordedProofCheck = lazy(async () => ({
  default: (await import('../../features/verdict/recorded-proof.tsx')).RecordedProofCheck,
}))

const WithdrawnNote = lazy(async () => ({
  default: (await import('../../features/revocation/withdrawn-note.tsx')).WithdrawnNote,
}))

const ShareTab = lazy(async () => ({ default: (await import('../../features/sharing/share-tab.tsx')).ShareTab }))

const ProveFromClaim = lazy(async () => ({ default: (await import('./prove-from-claim.tsx')).ProveFromClaim }))

const ClaimAttributes = lazy(async () => ({
  default: (await import('../../features/vault/claim-attributes.tsx')).ClaimAttributes,
}))

const AttributesStep = lazy(async () => ({
  default: (await import('../../features/vault/attributes-step.tsx')).AttributesStep,
}))

/** Folded away below the links: whoever proves nothing loads nothing of it. */
function ProveSection(props: { claim: Claim; did: Did }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Disclosure summary={proveHeading} onToggle={setIsOpen}>
      <Suspense>{isOpen && <ProveFromClaim {...props} />}</Suspense>
    </Disclosure>
  )
}

type ClaimDetailProps = {
  /** The DID that is shown; the claim may belong to another one. */
  shown: Did
  dids: readonly Did[]
  user: User | null
  /** From the address; a claim that is not (or no longer) there opens nothing. */
  claimId: string
  onRequestVerification: (claim: Claim) => void
  onClose: () => void
}

export function ClaimDetail({ claimId, shown, dids, ...rest }: ClaimDetailProps) {
  const claims = useQuery(claimsOfDidQuery(shown.id))
  const own = useOwnClaims(rest.user, shown)
  const isMeant = ({ id }: Claim) => String(id) === claimId
  const claim = claims.data?.find(isMeant) ?? own?.find(isMeant)
  if (!claim) return null
  const did = dids.find(({ id }) => id === claim.didId) ?? null
  return <OpenClaim key={claim.id} claim={claim} did={did} {...rest} />
}

function OpenClaim({
  claim,
  did,
  user,
  onRequestVerification,
  onClose,
}: Omit<ClaimDetailProps, 'claimId' | 'shown' | 'dids'> & { claim: Claim; did: Did | null }) {
  const decision = useDecision(claim)
  return (
    <ClaimDetailDialog
      claim={claim}
      did={did}
      decision={decision}
      check={
        <Suspense>
          <RecordedProofCheck claim={claim} />
          <OwnClaimCheck claimId={claim.id} />
        </Suspense>
      }
      notes={
        <>
          <Suspense>{claim.standing === 'withdrawn' && <WithdrawnNote claimId={claim.id} />}</Suspense>
          {user && <ClaimQuestions claimId={claim.id} userId={user.id} />}
        </>
      }
      attributes={<Suspense>{did && <ClaimAttributes claim={claim} did={did} />}</Suspense>}
      Attributes={AttributesStep}
      share={
        <div className="flex flex-col gap-6">
          <Suspense
            fallback={
              <Loading>
                <Skeleton className="h-64 rounded-2xl" />
              </Loading>
            }
          >
            <ShareTab claim={claim} />
          </Suspense>
          {did && claim.standing === 'current' && !claim.isPrivate && <ProveSection claim={claim} did={did} />}
        </div>
      }
      onRequestVerification={() => onRequestVerification(claim)}
      onClose={onClose}
    />
  )
}
