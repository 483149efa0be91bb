import { buildClaimLeaves, claimHash, detailsRoot, publishHash } from '@did/credentials/attestation/claim-leaves'
import type { UpdateClaim } from '@did/domain/claim/claim-form'
import type { DidId } from '@did/domain/ids'
import type { Context } from '../../context.ts'
import type { NewClaim } from './store.ts'

type Wording = UpdateClaim & { didId: DidId; issueDate: string }

/** Builds a claim with fresh salts, and the hashes of its text. */
export function buildClaim(ctx: Context, wording: Wording): Omit<NewClaim, 'previousClaimId'> {
  const { didId, type, title, description, issuer, isPrivate, isSelective, issueDate, derivedFacts } = wording
  const fields = [{ field: 'description', value: description }, ...derivedFacts]
  const leaves = buildClaimLeaves(fields, ctx.randomBytes)
  const details = detailsRoot(leaves)
  return {
    didId,
    type,
    title,
    description,
    issuer,
    issueDate,
    isPrivate,
    isSelective,
    leaves,
    details,
    claimHash: claimHash({ type, title, issuer, issueDate, details }),
    publishHash: publishHash({ type, title, description, issuer }),
  }
}

/** The issue date of a new text is the calendar day in UTC. */
export function today(ctx: Context): string {
  return ctx.now().toISOString().slice(0, 10)
}
