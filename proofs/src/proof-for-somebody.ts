import { isAppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import type { ProofStatement } from '@did/domain/proof'
import { dayNumber } from './attributes/encoding.ts'
import { contextOf, type FactJudgement } from './check-proof.ts'
import { hasDevelopmentKeys, loadVerificationKey } from './circuit-keys.ts'
import { byte, concat, readBytes, text, uint, unreadable } from './code-bytes.ts'
import { decodeProof, encodeProof, type ProofCode } from './proof-code.ts'
import { circuitOf, publicSignals } from './statement.ts'
import { verifyGroth16 } from './verify-groth16.ts'

/** What an owner hands to somebody: a proof, whom it is for and when it ends (unix seconds). The bytes behind a link's `&z=`. */
export type ProofForSomebody = ProofCode & { audience: string; expiresAt: number }

const version = 1
const latestTime = 253_402_300_799

/** Version, end (5 bytes), audience as UTF-8 behind its length, then the proof. */
export function encodeProofForSomebody({ audience, expiresAt, ...code }: ProofForSomebody): Uint8Array {
  return concat([byte(version), uint(expiresAt, 5), text(audience), encodeProof(code)])
}

/** Throws `share-unreadable`, or `share-unsupported` for a later version. That it can be read says nothing of whether it holds. */
export function decodeProofForSomebody(bytes: Uint8Array): ProofForSomebody {
  const reader = readBytes(bytes)
  if (reader.uint(1) !== version) throw unreadable()
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
 * Ties a proof to one share and to all that is said beside it. The type is a name for readers and in no signal of the circuit, so it
 * is bound here.
 */
export function shareContext({ chainId, didRegistry, shareId, audience, expiresAt, statement }: Shared): Hex {
  const end = String(expiresAt)
  return contextOf('share', String(chainId), didRegistry.toLowerCase(), shareId, audience, end, statement.type)
}

/** Ties a proof to one request, whose hash covers chain, statement, audience, key and end. */
export function answerContext(requestHash: Hex): Hex {
  return contextOf('request', requestHash)
}

export type ExpectedProofForSomebody = {
  /** Of a request, what was asked; of a link, what it says. */
  statement: ProofStatement
  /** What the verifier signed. */
  commitment: Hex
  context: Hex
  /** Days it may have been made on, both included, `YYYY-MM-DD`. */
  days: { from: string; to: string }
  acceptDevelopmentKeys: boolean
}

/** Every public signal is made from what is expected; of the proof itself only its day, its nullifier and its points are taken. */
export async function checkProofForSomebody(
  { today, nullifier, proof }: ProofForSomebody,
  { statement, commitment, context, days, acceptDevelopmentKeys }: ExpectedProofForSomebody,
): Promise<FactJudgement> {
  if (hasDevelopmentKeys && !acceptDevelopmentKeys)
    return { ok: false, code: 'proof-engine-refused', message: 'Proofs of development keys are not accepted here' }
  const isInTime = today >= dayNumber(days.from) && today <= dayNumber(days.to)
  const signals = isInTime ? await readSignals(statement, { nullifier, commitment, context, today }) : null
  if (!signals || !verifyGroth16(await loadVerificationKey(circuitOf(statement)), signals, proof))
    return { ok: false, code: 'proof-invalid', message: 'The proof does not hold' }
  return { ok: true, nullifier, today, hasDevelopmentKeys }
}

/** Null for a statement that no circuit holds. */
async function readSignals(...said: Parameters<typeof publicSignals>): Promise<readonly bigint[] | null> {
  try {
    return await publicSignals(...said)
  } catch (error) {
    if (isAppError(error, 'invalid-input')) return null
    throw error
  }
}
