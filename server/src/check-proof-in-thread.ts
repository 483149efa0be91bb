import { type ProofJudgement, verifyProof } from '@did/proofs/verify'
import type { ProofCheck } from './proof-checks.ts'

/** What a thread of `proof-checks.ts` does. */
export function checkProofInThread({ proof, expected }: ProofCheck): Promise<ProofJudgement> {
  return verifyProof(proof, expected)
}
