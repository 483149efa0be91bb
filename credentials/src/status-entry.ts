import type { AttestationDomain, AttestationMessage } from '@did/domain/attestation'
import type { Hex } from '@did/domain/hex'
import { type StatusListEntry, statusListEntrySchema } from '@did/domain/revocation'
import { checkRevocation } from './claim-revocation.ts'
import type { ContractSignatureJudge } from './contract-signature.ts'
import type { Fact } from './fact.ts'

/**
 * What a status list's entry proves about one attestation. A server may withhold a revocation but cannot invent one: `revoked` is
 * said only where the verifier's own signature over exactly this digest stands beside the bit. A bit without it says `unproven`.
 */
export type EntryFinding = { kind: 'standing' } | { kind: 'revoked'; reason: Hex } | { kind: 'unproven' }

type Revoked = { domain: AttestationDomain; message: AttestationMessage; digest: Hex }

/** Judges an entry as it came from a server. Throws when it has another shape; `unknown` when only the chain could judge the signature and is silent. */
export async function judgeStatusEntry(
  entry: unknown,
  { domain, message, digest }: Revoked,
  judge: ContractSignatureJudge,
): Promise<Fact<EntryFinding>> {
  const { revoked, revocation }: StatusListEntry = statusListEntrySchema.parse(entry)
  if (!revocation) return { kind: revoked ? 'unproven' : 'standing' }
  // What the verifier signed counts, whatever the bit says: a list may be stale, a signature is not.
  const [attestation, reason, signature] = [
    toHex(revocation.attestation),
    toHex(revocation.reason),
    toHex(revocation.signature),
  ]
  if (attestation !== digest) return { kind: revoked ? 'unproven' : 'standing' }
  const { verifier } = message
  const isSigned = await checkRevocation(domain, { verifier, message: { attestation, reason }, signature }, judge)
  if (isSigned === 'unknown') return 'unknown'
  if (isSigned) return { kind: 'revoked', reason }
  return { kind: revoked ? 'unproven' : 'standing' }
}

function toHex(text: string): Hex {
  return `0x${text.slice(2).toLowerCase()}`
}
