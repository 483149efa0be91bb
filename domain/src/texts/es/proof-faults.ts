export const proofFaults = {
  failed: 'La comprobación ha fallado',
  mismatch: 'La prueba no corresponde a sus valores públicos',
} as const

export const foreignToSimulation = 'La prueba no la hizo la simulación'
