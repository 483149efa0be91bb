import { claimHash, detailsRoot } from '@did/credentials/attestation/claim-leaves'
import type { Claim } from '@did/domain/claim/claim'
import { buildClaim, type Person } from './builders.ts'
import type { Node } from './stack.ts'

/** Builds a claim as it was stored before claims had a holder's name and further fields. */
export async function buildOlderClaim({ ctx }: Node, owner: Person): Promise<Claim> {
  const { id, didId, ...basics } = await buildClaim(owner)
  const leaves = [{ field: 'description', value: basics.description, salt: `0x${'5a'.repeat(32)}` as const }]
  const details = detailsRoot(leaves)
  await ctx.pool.query('update claims set leaves = $1, details = $2, claim_hash = $3 where id = $4', [
    JSON.stringify(leaves),
    details,
    claimHash({ ...basics, details }),
    id,
  ])
  const claims = await owner.client.ok<Claim[]>('GET', `/api/claims/did/${didId}`)
  const claim = claims.find((candidate) => candidate.id === id)
  if (!claim) throw new Error('The claim is gone')
  return claim
}
