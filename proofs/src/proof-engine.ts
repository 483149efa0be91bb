import type { Proof, ProofRequest, ProofVerification } from '@did/domain/proof'

export type ProvingOptions = {
  signal?: AbortSignal | undefined
  /** 0 to 1, of an engine that takes long enough to tell. */
  onProgress?: (share: number) => void
}

/** Makes and checks proofs. The simulation and the real circuits implement it. */
export type ProofEngine = {
  name: Proof['engine']
  /**
   * Rejects with `invalid-input` for a request no proof can be made of, and with the signal's reason once it is aborted. Of a false
   * statement the simulation makes a proof that verifies as invalid; a real engine, which cannot, rejects with `proof-invalid`.
   */
  prove: (request: ProofRequest, options?: ProvingOptions) => Promise<Proof>
  verify: (proof: Proof) => Promise<ProofVerification>
}
