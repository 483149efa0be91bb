import { discloseLeaves } from '@did/credentials/share/disclosed/share-disclosure'
import { buildControlledName, buildShareUrl } from '@did/credentials/share/share-link'
import type { ShareId } from '@did/domain/ids'
import type { Shareable } from '@did/domain/share/share-record'
import type { Config } from '../../config.ts'
import type { ClaimRow } from '../../db/schema/claims.ts'
import type { ShareRow } from '../../db/schema/sharing.ts'
import type { FullShare } from './store.ts'

type Payload = Pick<ClaimRow, 'id' | 'type' | 'title' | 'issuer' | 'issueDate'>
type Linked = Pick<FullShare, 'attested'> & {
  share: Pick<ShareRow, 'id' | 'kind' | 'claimHash' | 'fields'>
  claim: Payload & Pick<ClaimRow, 'claimHash' | 'leaves'>
}
type Place = Pick<Config, 'publicUrl'>

export function describePayload(claim: Payload, isVerified: boolean): Shareable['payload'] {
  const { id, type, title, issuer, issueDate } = claim
  return { id, type, title, issuer, isVerified, publicData: { type, title, issuer, isVerified, issueDate } }
}

/**
 * Builds the URL of an open share, or of a share to which the page adds a proof. A later call may
 * add the block of the anchor. Returns null for a controlled share, and if the claim's text has
 * changed. Throws `share-does-not-fit` for more text than a link can hold.
 */
export function describeOpenUrl(config: Place, { share, claim, attested }: Linked): string | null {
  if (share.kind === 'controlled' || share.claimHash !== claim.claimHash) return null
  return buildShareUrl({
    publicUrl: config.publicUrl,
    payload: describePayload(claim, attested !== null),
    proof: describeProof(share.id, attested),
    disclosure: discloseLeaves(claim.leaves, share.fields),
  })
}

/**
 * The URL of an open share must have room for the longest block number of an anchor, which may come
 * later.
 */
export function assertFitsUrl(config: Place, linked: Linked): void {
  const { attested } = linked
  describeOpenUrl(config, { ...linked, attested: attested && { ...attested, anchorBlock: Number.MAX_SAFE_INTEGER } })
}

/** The owner's browser adds the key of a controlled share to this URL. */
export function describeControlledUrl({ publicUrl }: Config, id: ShareId): string {
  return buildControlledName({ publicUrl, shareId: id })
}

function describeProof(shareId: ShareId, attested: FullShare['attested']) {
  return attested ? { kind: 'attested' as const, shareId, ...attested } : { kind: 'unattested' as const, shareId }
}
