import type { Proof, ProofRequest, ProofVerification } from '@did/domain/proof/proof'

export type ProvingOptions = {
  signal?: AbortSignal | undefined
  /** A real engine calls this function with the finished share of its work, from 0 to 1. */
  onProgress?: (share: number) => void
}

export type ProofEngine = {
  name: Proof['engine']
  /**
   * Makes a proof. Rejects with `invalid-input` when the request fits no proof, and with the
   * signal's reason after an abort. For a false statement, the simulation makes an invalid proof,
   * and a real engine rejects with `proof-invalid`.
   */
  prove: (request: ProofRequest, options?: ProvingOptions) => Promise<Proof>
  verify: (proof: Proof) => Promise<ProofVerification>
}
