import type { ClaimId } from '@did/domain/ids'
import type { Proof, ProofType } from '@did/domain/proof'

/** What the proof must be about, and whether this installation takes the labelled simulation at all. */
export type ExpectedProof = { claimId: ClaimId; claimType: string; level: ProofType; acceptSimulated: boolean }

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
      return refuse('No circuit is installed for this proof')
  }
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
