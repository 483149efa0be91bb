export const networkNames = {
  none: 'شبكة غير معروفة',
  byId: (chainId: number) => `رقم السلسلة: ${chainId}`,
} as const
