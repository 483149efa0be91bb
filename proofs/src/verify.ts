import type { ClaimId } from '@did/domain/ids'
import type { Proof, ProofType } from '@did/domain/proof/proof'
import type { DecidedClaim } from './check-proof.ts'

/**
 * The claim and the level about which the proof must be. `acceptSimulated` says whether a simulated
 * proof is accepted.
 */
export type ExpectedProof = {
  claimId: ClaimId
  claimType: string
  level: ProofType
  acceptSimulated: boolean
  /**
   * The decision of a verifier about which a real proof must be. If it is missing, only simulated
   * proofs are accepted.
   */
  real?: Omit<DecidedClaim, 'claimId'> & { now: Date; acceptDevelopmentKeys: boolean }
}

export type ProofJudgement =
  | { ok: true }
  | { ok: false; code: 'proof-engine-refused' | 'proof-invalid'; message: string }

/**
 * Checks a verifier's proof before the server stores an attestation. The code
 * `proof-engine-refused` means that this installation does not accept the engine or the keys, and
 * `proof-invalid` that the proof is about another claim or level, or does not hold. The hashes of a
 * simulated proof are not checked, because anybody can compute them: the verifier's signature
 * decides.
 */
export async function verifyProof(proof: Proof, expected: ExpectedProof): Promise<ProofJudgement> {
  switch (proof.engine) {
    case 'simulated':
      return expected.acceptSimulated ? judgeMembers(proof, expected) : refuse('Simulated proofs are not accepted here')
    case 'groth16':
      return expected.real ? judgeReal(proof, expected, expected.real) : refuse('Real proofs are not accepted here')
  }
}

/**
 * Checks a real proof. A verifier makes this proof about its own openings and with its own secret.
 * So the proof shows only that the statement follows from the values in these openings. The
 * verifier's signature attests that the commitment is the owner's commitment.
 */
async function judgeReal(
  proof: Proof,
  expected: ExpectedProof,
  { now, acceptDevelopmentKeys, ...decided }: NonNullable<ExpectedProof['real']>,
): Promise<ProofJudgement> {
  const members = judgeMembers(proof, expected)
  if (!members.ok) return members
  const { statement } = proof
  if (statement?.type !== expected.level) return invalid('The proof says nothing of its level')
  const { checkProof, verificationContext, verificationDays } = await import('./check-proof.ts')
  const context = verificationContext({ ...decided, claimId: expected.claimId })
  const days = verificationDays(now)
  const judged = await checkProof(proof, { statement, commitment: null, context, days, acceptDevelopmentKeys })
  return judged.ok ? { ok: true } : judged
}

function judgeMembers(proof: Proof, { claimId, claimType, level }: ExpectedProof): ProofJudgement {
  if (proof.claimId !== claimId) return invalid('The proof is about another claim')
  // The specification's form of a request may name the type 'claim' for a claim of any type. The
  // proof then names this type, too.
  if (proof.claimType !== claimType && proof.claimType !== 'claim') return invalid('The proof is about another type')
  if (proof.type !== level) return invalid(`The proof is no ${level}`)
  if (proof.publicSignals.includes('holds:false')) return invalid('The statement of the proof does not hold')
  return { ok: true }
}

function refuse(message: string): ProofJudgement {
  return { ok: false, code: 'proof-engine-refused', message }
}

function invalid(message: string): ProofJudgement {
  return { ok: false, code: 'proof-invalid', message }
}
