import type { Claim } from '@did/domain/claim/claim'
import type { ShareRecord } from '@did/domain/share/share-record'
import { useQueryClient } from '@tanstack/react-query'
import { EnlargedCode } from '../../../entities/share/enlarged-code.tsx'
import { findShownByLink, type ShownByLink } from '../../../entities/share/shown-by-link.ts'
import { queryKeys } from '../../../lib/query/query-keys.ts'

type EnlargedShareProps = { share: ShareRecord; url: string; code: string; onClose: () => void }

/** The name and the verifier beside the QR code are those that the link itself shows. */
export function EnlargedShare({ share, ...code }: EnlargedShareProps) {
  const known = useQueryClient().getQueriesData<readonly Claim[]>({ queryKey: [...queryKeys.claims, 'did'] })
  const claim = known.flatMap(([, claims]) => claims ?? []).find(({ id }) => id === share.claimId)
  return <EnlargedCode title={share.claimTitle} {...code} {...(claim && readShown(share, claim))} />
}

/**
 * A link can be older than the claim's confirmation. A link without a known `url` can even be older
 * than the claim's text. So this returns only what the page knows that the link shows.
 */
function readShown({ fields, url, lapse, confirmedSince }: ShareRecord, claim: Claim): ShownByLink {
  const shown = findShownByLink([{ claim, fields }])
  if (claim.standing === 'current' && lapse === null && confirmedSince === null) return shown
  return url === null ? {} : { holderName: shown.holderName ?? null }
}
