import type { ClaimId } from '@did/domain/ids'
import type { Proof, ProofType } from '@did/domain/proof'
import type { DecidedClaim } from './check-proof.ts'

/** What the proof must be about, and whether this installation takes the labelled simulation at all. */
export type ExpectedProof = {
  claimId: ClaimId
  claimType: string
  level: ProofType
  acceptSimulated: boolean
  /** Of a real proof; where it is left out, none is taken. */
  real?: Omit<DecidedClaim, 'claimId'> & { now: Date; acceptDevelopmentKeys: boolean }
}

export type ProofJudgement =
  | { ok: true }
  | { ok: false; code: 'proof-engine-refused' | 'proof-invalid'; message: string }

/**
 * The check of whoever did not make the proof: the server, before it stores a verification. `proof-engine-refused` when no proof
 * of this engine is accepted here, `proof-invalid` when it is about another claim or level or says itself that it failed.
 *
 * A simulated proof's hashes are left unread on purpose: anybody can compute them, so they add nothing to the verifier's
 * signature, which alone decides.
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
 * A verifier proves its own opening, under a secret of that request: that the commitment is the owner's is no part of it, and the
 * signature alone decides. What counts here is that the statement it records was proved.
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
  // A verification request of SPEC.md 7.2 calls every claim's type 'claim', and a proof made from one says the same.
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
