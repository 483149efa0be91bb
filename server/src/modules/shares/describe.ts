import { discloseLeaves } from '@did/credentials/share-disclosure'
import { buildControlledName, buildShareUrl } from '@did/credentials/share-link'
import type { AttestationMessage } from '@did/domain/attestation'
import type { Hex } from '@did/domain/hex'
import type { ShareId } from '@did/domain/ids'
import type { Shareable } from '@did/domain/share-record'
import type { Config } from '../../config.ts'
import type { ClaimRow } from '../../db/schema.ts'
import type { FullShare } from './store.ts'

type Attested = { message: AttestationMessage; signature: Hex; anchorBlock: number | null }

/** The spec's shared-claim payload. */
export function describePayload(claim: ClaimRow, isVerified: boolean): Shareable['payload'] {
  const { id, type, title, issuer, issueDate } = claim
  return { id, type, title, issuer, isVerified, publicData: { type, title, issuer, isVerified, issueDate } }
}

/**
 * The link of an open share, or of one with a proof before the proof is added, made of rows each time: it gains the anchor's block once
 * there is one. Null when the text was edited.
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

/** A controlled share's address, to which the owner's browser adds the key. */
export function describeControlledUrl({ publicUrl }: Config, id: ShareId): string {
  return buildControlledName({ publicUrl, shareId: id })
}

function describeProof(shareId: ShareId, attested: Attested | null) {
  return attested ? { kind: 'attested' as const, shareId, ...attested } : { kind: 'unattested' as const, shareId }
}
