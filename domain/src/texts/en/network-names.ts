/**
 * The names for no network and for an unknown one. domain/src/network.ts has those of the known
 * networks.
 */
export const networkNames = {
  none: 'Unknown Network',
  byId: (chainId: number) => `Chain ID: ${chainId}`,
} as const
