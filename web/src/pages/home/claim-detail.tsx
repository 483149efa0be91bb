import type { User } from '@did/domain/account/user'
import type { Claim } from '@did/domain/claim/claim'
import type { Did } from '@did/domain/did'
import type { ClaimId } from '@did/domain/ids'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { claimsOfDidQuery } from '../../entities/claim/queries.ts'
import { ClaimDetailDialog } from '../../features/claim/claim-detail-dialog.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { proveHeading } from '../../texts/en/home/prove-heading.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { useOwnClaims } from './use-own-claims.ts'

const CredentialFront = lazyPart(
  async () => (await import('../../features/share/front/credential-front.tsx')).CredentialFront,
)
const ShareTab = lazyPart(async () => (await import('../../features/share/share-tab.tsx')).ShareTab)

const ProveFromClaim = lazyPart(
  async () => (await import('../../features/proof/proving/prove-from-claim.tsx')).ProveFromClaim,
)

type ClaimDetailProps = {
  /** The DID that the page shows. The claim may belong to another DID. */
  shown: Did
  dids: readonly Did[]
  user: User | null
  /** The claim's id in the page's URL. If the owner has no claim with this id, no dialog opens. */
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
  // If a claim has several newer wordings, `find` returns the newest, because the list begins with
  // the newest claim.
  const isNewer = ({ previousClaimId }: Claim) => previousClaimId === claim.id
  const newer = claims.data?.find(isNewer) ?? own?.find(isNewer) ?? null
  return <OpenClaim key={claim.id} claim={claim} newer={newer} did={did} {...rest} />
}

function OpenClaim({
  claim,
  newer,
  did,
  user,
  onRequestVerification,
  onClose,
}: Omit<ClaimDetailProps, 'claimId' | 'shown' | 'dids'> & { claim: Claim; newer: Claim | null; did: Did | null }) {
  const search = useSearch()
  const [, navigate] = useLocation()
  const onAsk = () => onRequestVerification(claim)
  const params = new URLSearchParams(search)
  if (params.has('front'))
    return (
      <Suspense>
        <CredentialFront
          claim={claim}
          mends={{ onAsk, onEdit: () => navigate(addressOf(claim.id, search)) }}
          onClose={onClose}
        />
      </Suspense>
    )
  return (
    <ClaimDetailDialog
      startsAt={params.get('tab') === 'share' ? 'share' : 'details'}
      frontHref={`/?${search}&front`}
      newerHref={newer && addressOf(newer.id, search)}
      claim={claim}
      did={did}
      user={user}
      share={({ openForm, openDetails }) => (
        <div className="flex flex-col gap-6">
          <Suspense fallback={<Loading skeleton="h-64 rounded-2xl" />}>
            <ShareTab claim={claim} mends={{ onAsk, onEdit: openForm }} />
          </Suspense>
          {did && claim.standing === 'current' && !claim.isPrivate && (
            <Disclosure summary={proveHeading} isLazy>
              <Suspense>
                <ProveFromClaim claim={claim} did={did} onEnter={openDetails} />
              </Suspense>
            </Disclosure>
          )}
        </div>
      )}
      onRequestVerification={onAsk}
      onNewVersion={({ id }) => navigate(addressOf(id, search), { replace: true })}
      onClose={onClose}
    />
  )
}

function addressOf(id: ClaimId, search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['tab', 'front']) params.delete(name)
  params.set('claim', String(id))
  return `/?${params}`
}
