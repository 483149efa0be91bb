/**
 * The texts on screen for no network and for an unknown one. domain/src/network.ts names the known
 * ones.
 */
export const networkNames = {
  none: 'شبكة غير معروفة',
  byId: (chainId: number) => `رقم السلسلة: ${chainId}`,
} as const
