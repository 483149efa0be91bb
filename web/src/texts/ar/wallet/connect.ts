export const wallet = 'MetaMask'

export const connectTexts = {
  connect: `ربط ${wallet}`,
  connecting: 'جارٍ الربط...',
  passkey: 'المتابعة بمفتاح مرور',
} as const
