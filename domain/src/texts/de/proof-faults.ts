export const proofFaults = {
  failed: 'Die Prüfung ist fehlgeschlagen',
  mismatch: 'Der Beweis gehört nicht zu seinen öffentlichen Werten',
} as const

/** A production page leaves this text out together with the simulation. */
export const foreignToSimulation = 'Der Beweis stammt nicht aus der Simulation'
