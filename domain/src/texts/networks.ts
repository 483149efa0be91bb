/** The spec's words for a chain without a name (SPEC.md 9). Names of chains are proper names: domain/src/network.ts. */
export const networkNames = {
  none: 'Unknown Network',
  byId: (chainId: number) => `Chain ID: ${chainId}`,
} as const
