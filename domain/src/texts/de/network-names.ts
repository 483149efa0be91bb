export const networkNames = {
  none: 'Unbekanntes Netzwerk',
  byId: (chainId: number) => `Chain-ID: ${chainId}`,
} as const
