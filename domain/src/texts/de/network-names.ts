/**
 * The texts on screen for no network and for an unknown one. domain/src/network.ts names the known
 * ones.
 */
export const networkNames = {
  none: 'Unbekanntes Netzwerk',
  byId: (chainId: number) => `Chain-ID: ${chainId}`,
} as const
