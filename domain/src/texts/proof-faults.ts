/** Why a proof does not hold, as the result tab reads (SPEC.md 2.12). */
export const proofFaults = {
  failed: 'Verification failed',
  mismatch: 'The proof does not belong to its public values',
} as const

/** Apart, so that a production build leaves it out with the simulation. */
export const foreignToSimulation = 'The proof was not made by the simulation'
