import type { Proof, ProofRequest, ProofVerification } from '@did/domain/proof'

/** Makes and checks proofs. Real circuits implement this type too; nothing outside this workspace knows which one it holds. */
export type ProofEngine = {
  name: Proof['engine']
  /**
   * Rejects with `invalid-input` for a request no proof can be made of, and with the signal's reason once it is aborted. Of a false
   * statement the simulation makes a proof that verifies as invalid; a real engine, which cannot, rejects with `proof-invalid`.
   */
  prove: (request: ProofRequest, signal?: AbortSignal) => Promise<Proof>
  verify: (proof: Proof) => Promise<ProofVerification>
}
