/**
 * The texts on screen for no network and for an unknown one. domain/src/network.ts names the known
 * ones.
 */
export const networkNames = {
  none: 'Red desconocida',
  byId: (chainId: number) => `ID de la cadena: ${chainId}`,
} as const
