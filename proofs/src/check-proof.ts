import { isAppError } from '@did/domain/errors'
import type { Address, Hex } from '@did/domain/hex'
import type { ClaimId } from '@did/domain/ids'
import type { Proof, ProofStatement } from '@did/domain/proof/proof'
import { dayNumber } from './attributes/encoding.ts'
import { hashToField, toBytes32 } from './attributes/field-element.ts'
import { circuitId, hasDevelopmentKeys, loadVerificationKey } from './circuit-keys.ts'
import { circuitOf, publicSignals } from './statement.ts'
import { readSignals, verifyGroth16 } from './verify-groth16.ts'

/**
 * What a proof has to show so that a checker accepts it. These values come from the checker's own
 * request or from the link, and never from the proof.
 */
export type ExpectedFact = {
  statement: ProofStatement
  /**
   * The commitment in the attestation, or null for a proof that a verifier makes before it signs
   * the attestation.
   */
  commitment: Hex | null
  context: Hex
  /** The numbers of the first and the last day on which the proof may have been made. */
  days: { from: number; to: number }
  acceptDevelopmentKeys: boolean
}

export type FactJudgement =
  | { ok: true; nullifier: Hex; today: number; hasDevelopmentKeys: boolean }
  | { ok: false; code: 'proof-engine-refused' | 'proof-invalid'; message: string }

/**
 * Returns the context of a proof: a hash of the texts that identify a share, a request or a
 * decision. A proof with this context counts only there.
 */
export function contextOf(...parts: readonly string[]): Hex {
  return toBytes32(hashToField('context', ...parts))
}

/**
 * The claim about which a verifier decides. `claimHash` is the hash of the claim's current text.
 */
export type DecidedClaim = { chainId: number; registry: Address; claimId: ClaimId; claimHash: Hex }

/** Returns the context of the proof that a verifier makes before it decides about a claim. */
export function verificationContext({ chainId, registry, claimId, claimHash }: DecidedClaim): Hex {
  const parts = [String(chainId), registry.toLowerCase(), String(claimId), claimHash.toLowerCase()]
  return contextOf('verification', ...parts)
}

/**
 * Returns the numbers of the first and the last day on which a verifier may have made its proof.
 * They are yesterday and tomorrow, because the verifier's clock may differ from the server's.
 */
export function verificationDays(now: Date): ExpectedFact['days'] {
  const today = dayNumber(now.toISOString().slice(0, 10))
  return { from: today - 1, to: today + 1 }
}

/**
 * Checks a proof. First compares its public signals with those that follow from what the checker
 * expects, and then checks the proof itself. Never throws for a stranger's input. A checker that
 * counts people should count nullifiers and not proofs, because anybody can turn a valid proof into
 * another valid proof.
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
  const wanted = await findSignals(expected.statement, { ...bound, context: expected.context })
  if (wanted?.length !== signals.length || wanted.some((signal, place) => signal !== signals[place]))
    return refuse('proof-invalid', 'The proof says something else')
  if (!verifyGroth16(await loadVerificationKey(circuit), wanted, proof.proof))
    return refuse('proof-invalid', 'The proof does not hold')
  return { ok: true, nullifier: bound.nullifier, today: bound.today, hasDevelopmentKeys }
}

/** Computes the public signals of a statement, or returns null for one that fits no circuit. */
export async function findSignals(...said: Parameters<typeof publicSignals>): Promise<readonly bigint[] | null> {
  try {
    return await publicSignals(...said)
  } catch (error) {
    if (isAppError(error, 'invalid-input')) return null
    throw error
  }
}

function refuse(code: 'proof-engine-refused' | 'proof-invalid', message: string): FactJudgement {
  return { ok: false, code, message }
}
