import { discloseLeaves } from '@did/credentials/share/disclosed/share-disclosure'
import { buildControlledName, buildShareUrl } from '@did/credentials/share/share-link'
import type { ShareId } from '@did/domain/ids'
import type { Shareable } from '@did/domain/share/share-record'
import type { Config } from '../../config.ts'
import type { ClaimRow } from '../../db/schema/claims.ts'
import type { FullShare } from './store.ts'

export function describePayload(claim: ClaimRow, isVerified: boolean): Shareable['payload'] {
  const { id, type, title, issuer, issueDate } = claim
  return { id, type, title, issuer, isVerified, publicData: { type, title, issuer, isVerified, issueDate } }
}

/**
 * Builds the URL of an open share, or of a share to which the page adds a proof. A later call may
 * add the block of the anchor. Returns null for a controlled share, and if the claim's text has
 * changed.
 */
export function describeOpenUrl(config: Config, { share, claim, attested }: FullShare): string | null {
  if (share.kind === 'controlled' || share.claimHash !== claim.claimHash) return null
  return buildShareUrl({
    publicUrl: config.publicUrl,
    payload: describePayload(claim, attested !== null),
    proof: describeProof(share.id, attested),
    disclosure: discloseLeaves(claim.leaves, share.fields),
  })
}

/** Builds the URL of a controlled share, to which the owner's browser adds the key. */
export function describeControlledUrl({ publicUrl }: Config, id: ShareId): string {
  return buildControlledName({ publicUrl, shareId: id })
}

function describeProof(shareId: ShareId, attested: FullShare['attested']) {
  return attested ? { kind: 'attested' as const, shareId, ...attested } : { kind: 'unattested' as const, shareId }
}
