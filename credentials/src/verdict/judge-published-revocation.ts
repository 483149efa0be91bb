import type { AttestationDomain, AttestationMessage } from '@did/domain/attestation/attestation'
import type { StatusListEntry } from '@did/domain/attestation/status-list-entry'
import type { Hex } from '@did/domain/hex'
import { checkRevocation } from '../attestation/claim-revocation.ts'
import type { ContractSignatureJudge } from '../signature/contract-signature.ts'
import type { Fact } from './fact.ts'

/**
 * What an entry of a status list proves. `revoked` needs the verifier's signature over the
 * attestation's digest, so a server can hide a revocation but cannot invent one. A set bit without
 * this signature is `unproven`.
 */
export type EntryFinding = { kind: 'standing' } | { kind: 'revoked'; reason: Hex } | { kind: 'unproven' }

type Revoked = { domain: AttestationDomain; message: AttestationMessage; digest: Hex }

/**
 * Judges an entry of a status list. Returns `unknown` when a contract wallet may have signed the
 * revocation, and the chain does not answer.
 */
export async function judgePublishedRevocation(
  { revoked, revocation }: StatusListEntry,
  { domain, message, digest }: Revoked,
  judge: ContractSignatureJudge,
): Promise<Fact<EntryFinding>> {
  const unsigned = { kind: revoked ? 'unproven' : 'standing' } as const
  if (!revocation) return unsigned
  // The signature counts whatever the list's bit says, because a list may be out of date.
  const [attestation, reason] = [toHex(revocation.attestation), toHex(revocation.reason)]
  if (attestation !== digest) return unsigned
  const { verifier } = message
  const signed = { verifier, message: { attestation, reason }, signature: toHex(revocation.signature) }
  const isSigned = await checkRevocation(domain, signed, judge)
  if (isSigned === 'unknown') return 'unknown'
  return isSigned ? { kind: 'revoked', reason } : unsigned
}

function toHex(text: string): Hex {
  return `0x${text.slice(2).toLowerCase()}`
}
