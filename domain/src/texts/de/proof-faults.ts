export const proofFaults = {
  failed: 'Die Prüfung ist fehlgeschlagen',
  mismatch: 'Der Beweis gehört nicht zu seinen öffentlichen Werten',
} as const

export const foreignToSimulation = 'Der Beweis stammt nicht aus der Simulation'
