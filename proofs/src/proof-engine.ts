import type { Proof, ProofRequest, ProofVerification } from '@did/domain/proof/proof'

export type ProvingOptions = {
  signal?: AbortSignal | undefined
  /**
   * A real engine calls this function while it works. `share` is the finished part of the work,
   * from 0 to 1.
   */
  onProgress?: (share: number) => void
}

export type ProofEngine = {
  name: Proof['engine']
  /**
   * Makes a proof. Rejects with `invalid-input` when no proof can be made for the request, and
   * after an abort with the signal's reason. For a false statement, the simulated engine makes an
   * invalid proof, and a real engine rejects with `proof-invalid`.
   */
  prove: (request: ProofRequest, options?: ProvingOptions) => Promise<Proof>
  verify: (proof: Proof) => Promise<ProofVerification>
}
