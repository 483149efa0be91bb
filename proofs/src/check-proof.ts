import { isAppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import type { ClaimId } from '@did/domain/ids'
import type { Proof, ProofStatement } from '@did/domain/proof'
import { dayNumber } from './attributes/encoding.ts'
import { hashToField, toBytes32 } from './attributes/field-element.ts'
import { circuitId, hasDevelopmentKeys, loadVerificationKey } from './circuit-keys.ts'
import { circuitOf, publicSignals } from './statement.ts'
import { readSignals, verifyGroth16 } from './verify-groth16.ts'

/** What a checker asked for, from its own request or from the link: never from the proof. */
export type ExpectedFact = {
  statement: ProofStatement
  /** Of the attestation. Null where a verifier proves what it opened itself, under a secret of its own. */
  commitment: Hex | null
  /** `contextOf` the request, or share, the proof was made for. */
  context: Hex
  /** Day numbers the proof may have been made on, both included: yesterday to tomorrow for an answer to a request. */
  days: { from: number; to: number }
  acceptDevelopmentKeys: boolean
}

export type FactJudgement =
  | { ok: true; nullifier: Hex; today: number; hasDevelopmentKeys: boolean }
  | { ok: false; code: 'proof-engine-refused' | 'proof-invalid'; message: string }

/** Ties a proof to one request or share: chain, its id, audience, key, end, whatever makes it that one. */
export function contextOf(...parts: readonly string[]): Hex {
  return toBytes32(hashToField('context', ...parts))
}

/** The claim that a verifier decides about, as it is worded now. */
export type DecidedClaim = { chainId: number; registry: Address; claimId: ClaimId; claimHash: Hex }

/** Of the proof that a verifier makes while it decides about a claim. */
export function verificationContext({ chainId, registry, claimId, claimHash }: DecidedClaim): Hex {
  const parts = [String(chainId), registry.toLowerCase(), String(claimId), claimHash.toLowerCase()]
  return contextOf('verification', ...parts)
}

/** Made today, by a clock that is at most a day off. */
export function verificationDays(now: Date): ExpectedFact['days'] {
  const today = dayNumber(now.toISOString().slice(0, 10))
  return { from: today - 1, to: today + 1 }
}

/**
 * Checks a real proof against what was asked: every public signal is made again from the checker's own statement and compared, and
 * only then does the proof itself count. Never throws for what a stranger sent. The nullifier is the same for all proofs of one
 * holder in one context: count people by it, never by the bytes of a proof, which anybody can change into another valid one.
 */
export async function checkProof(proof: Proof, expected: ExpectedFact): Promise<FactJudgement> {
  const circuit = circuitOf(expected.statement)
  if (proof.engine !== 'groth16' || proof.circuitId !== circuitId(circuit))
    return refuse('proof-engine-refused', 'The proof is of another circuit')
  if (hasDevelopmentKeys && !expected.acceptDevelopmentKeys)
    return refuse('proof-engine-refused', 'Proofs of development keys are not accepted here')
  const signals = readSignals(proof.publicSignals)
  const [nullifier, commitment, , day] = signals ?? []
  if (!signals || nullifier === undefined || commitment === undefined || day === undefined)
    return refuse('proof-invalid', 'The public signals are not readable')
  if (day < BigInt(expected.days.from) || day > BigInt(expected.days.to))
    return refuse('proof-invalid', 'The proof was made on another day')
  const bound = {
    nullifier: toBytes32(nullifier),
    commitment: expected.commitment ?? toBytes32(commitment),
    today: Number(day),
  }
  const wanted = await wantedSignals(expected, bound)
  if (wanted?.length !== signals.length || wanted.some((signal, place) => signal !== signals[place]))
    return refuse('proof-invalid', 'The proof says something else')
  if (!verifyGroth16(await loadVerificationKey(circuit), wanted, proof.proof))
    return refuse('proof-invalid', 'The proof does not hold')
  return { ok: true, nullifier: bound.nullifier, today: bound.today, hasDevelopmentKeys }
}

/** Null for a statement that no circuit holds. */
async function wantedSignals(
  { statement, context }: ExpectedFact,
  bound: { nullifier: Hex; commitment: Hex; today: number },
): Promise<readonly bigint[] | null> {
  try {
    return await publicSignals(statement, { ...bound, context })
  } catch (error) {
    if (isAppError(error, 'invalid-input')) return null
    throw error
  }
}

function refuse(code: 'proof-engine-refused' | 'proof-invalid', message: string): FactJudgement {
  return { ok: false, code, message }
}
