import type { Address, Hex } from '@did/domain/hex'
import type { ProofStatement } from '@did/domain/proof/proof'
import { dayNumber } from './attributes/encoding.ts'
import { contextOf, type FactJudgement, findSignals } from './check-proof.ts'
import { hasDevelopmentKeys, loadVerificationKey } from './circuit-keys.ts'
import { byte, concat, readBytes, text, uint, unreadable, unsupported } from './code/code-bytes.ts'
import { decodeProof, encodeProof, type ProofCode } from './code/proof-code.ts'
import { circuitOf } from './statement.ts'
import { verifyGroth16 } from './verify-groth16.ts'

/**
 * The content of a proof for somebody. Its bytes stand behind `&z=` in a link, or in an answer.
 * `expiresAt` is in Unix seconds.
 */
export type ProofForSomebody = ProofCode & { audience: string; expiresAt: number }

const version = 1
const latestTime = 253_402_300_799

/**
 * Writes the bytes of a proof for somebody: version, end (5 bytes), audience as UTF-8 with its
 * length in front, and the proof.
 */
export function encodeProofForSomebody({ audience, expiresAt, ...code }: ProofForSomebody): Uint8Array {
  return concat([byte(version), uint(expiresAt, 5), text(audience), encodeProof(code)])
}

/**
 * Reads the bytes of a proof for somebody. Throws `share-unreadable` for malformed bytes. Throws
 * `share-unsupported` for bytes of another version, because they may be a valid proof.
 */
export function decodeProofForSomebody(bytes: Uint8Array): ProofForSomebody {
  const reader = readBytes(bytes)
  if (reader.uint(1) !== version) throw unsupported()
  const expiresAt = reader.uint(5)
  if (expiresAt > latestTime) throw unreadable()
  const audience = reader.text()
  return { ...decodeProof(reader.rest()), audience, expiresAt }
}

type Shared = Pick<ProofForSomebody, 'statement' | 'audience' | 'expiresAt'> & {
  chainId: number
  didRegistry: Address
  shareId: string
}

/**
 * Returns the context that binds a proof to one share. The context includes the proof type, because
 * no signal of a circuit contains the type.
 */
export function shareContext({ chainId, didRegistry, shareId, audience, expiresAt, statement }: Shared): Hex {
  const end = String(expiresAt)
  return contextOf('share', String(chainId), didRegistry.toLowerCase(), shareId, audience, end, statement.type)
}

/**
 * Returns the context that binds a proof to a request for proof. The request's hash covers the
 * request's chain, statement, audience, key and end.
 */
export function answerContext(requestHash: Hex): Hex {
  return contextOf('request', requestHash)
}

export type ExpectedProofForSomebody = {
  /** The statement that a request asked for, or that a link contains. */
  statement: ProofStatement
  commitment: Hex
  context: Hex
  /** The first and the last day on which the proof may have been made, `YYYY-MM-DD`. */
  days: { from: string; to: string }
  acceptDevelopmentKeys: boolean
}

/**
 * Checks a proof for somebody. Only the day, the nullifier and the points come from the proof. All
 * other signals are computed from what the checker expects.
 */
export async function checkProofForSomebody(
  { today, nullifier, proof }: ProofForSomebody,
  { statement, commitment, context, days, acceptDevelopmentKeys }: ExpectedProofForSomebody,
): Promise<FactJudgement> {
  if (hasDevelopmentKeys && !acceptDevelopmentKeys)
    return { ok: false, code: 'proof-engine-refused', message: 'Proofs of development keys are not accepted here' }
  const isInTime = today >= dayNumber(days.from) && today <= dayNumber(days.to)
  const signals = isInTime ? await findSignals(statement, { nullifier, commitment, context, today }) : null
  if (!signals || !verifyGroth16(await loadVerificationKey(circuitOf(statement)), signals, proof))
    return { ok: false, code: 'proof-invalid', message: 'The proof does not hold' }
  return { ok: true, nullifier, today, hasDevelopmentKeys }
}
