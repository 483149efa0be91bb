/**
 * The page shows these texts for no network and for an unknown one. domain/src/network.ts has the
 * names of the known networks.
 */
export const networkNames = {
  none: 'Red desconocida',
  byId: (chainId: number) => `ID de la cadena: ${chainId}`,
} as const
