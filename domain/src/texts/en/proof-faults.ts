export const proofFaults = {
  failed: 'Verification failed',
  mismatch: 'The proof does not belong to its public values',
} as const

/** A production page leaves this text out together with the simulation. */
export const foreignToSimulation = 'The proof was not made by the simulation'
