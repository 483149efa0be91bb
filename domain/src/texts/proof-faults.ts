/** Why a simulated proof does not hold, as the result tab reads (SPEC.md 2.12). */
export const proofFaults = {
  failed: 'Verification failed',
  foreign: 'The proof was not made by the simulation',
  mismatch: 'The proof does not belong to its public values',
} as const
