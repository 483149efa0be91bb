import { type ProofJudgement, verifyProof } from '@did/proofs/verify'
import type { ProofCheck } from './proof-checks.ts'

/** The threads of `proof-checks.ts` run this function. */
export function checkProofInThread({ proof, expected }: ProofCheck): Promise<ProofJudgement> {
  return verifyProof(proof, expected)
}
