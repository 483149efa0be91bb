import type { Did } from '@did/domain/did'
import type { Hex } from '@did/domain/hex'
import type { ProofJob } from '@did/proofs/prover'
import { findAttributes, labelCommitted, labelHolder, type OwnClaim } from '../../lib/vault/claim-attributes.ts'
import { findContent, type OpenVault } from '../../lib/vault/open-vault.ts'

export type Holding = ProofJob['holding']

/** What the vault holds of the attributes behind this commitment; null where they, or the secret of their DID, are not in it. */
export async function findHolding(
  vault: OpenVault,
  { claim, did, commitment }: { claim: OwnClaim; did: Did; commitment: Hex },
): Promise<Holding | null> {
  const [present, earlier, holder] = await Promise.all([
    findAttributes(vault, claim),
    findContent(vault, labelCommitted(commitment)),
    findContent(vault, labelHolder(did)),
  ])
  const attributes = [present, earlier].find((each) => each?.kind === 'attributes' && each.commitment === commitment)
  if (attributes?.kind !== 'attributes' || holder?.kind !== 'holder') return null
  const { slots, schema, expiry } = attributes
  return { slots, secret: holder.secret, schema, expiry }
}

export function fieldsOf({ slots }: Holding): string[] {
  return slots.flatMap((slot) => (slot.encoding === 'empty' ? [] : [slot.field]))
}
