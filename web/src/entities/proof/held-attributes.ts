import type { Did } from '@did/domain/did'
import type { Hex } from '@did/domain/hex'
import type { ProofJob } from '@did/proofs/prover'
import {
  findAttributes,
  labelCommitted,
  labelHolderSecret,
  type OwnClaim,
} from '../vault/attributes/claim-attributes.ts'
import { findContent, type OpenVault } from '../vault/store/open-vault.ts'

export type Holding = ProofJob['holding']

/** Returns null if the vault lacks the holder secret or the attributes behind this commitment. */
export async function findHolding(
  vault: OpenVault,
  { claim, did, commitment }: { claim: OwnClaim; did: Did; commitment: Hex },
): Promise<Holding | null> {
  const [present, earlier, holder] = await Promise.all([
    findAttributes(vault, claim),
    findContent(vault, labelCommitted(commitment)),
    findContent(vault, labelHolderSecret(did)),
  ])
  const attributes = [present, earlier].find((each) => each?.kind === 'attributes' && each.commitment === commitment)
  if (attributes?.kind !== 'attributes' || holder?.kind !== 'holder') return null
  const { slots, schema, expiry } = attributes
  return { slots, secret: holder.secret, schema, expiry }
}

export function fieldsOf({ slots }: Holding): string[] {
  return slots.flatMap((slot) => (slot.encoding === 'empty' ? [] : [slot.field]))
}
