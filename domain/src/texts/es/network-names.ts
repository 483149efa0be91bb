export const networkNames = {
  none: 'Red desconocida',
  byId: (chainId: number) => `ID de la cadena: ${chainId}`,
} as const
