/** The page supports no other wallet. */
export const wallet = 'MetaMask'

/** Every visitor loads these words, so they stand apart from the wallet's other texts. */
export const connectTexts = {
  connect: `Connect ${wallet}`,
  connecting: 'Connecting...',
  passkey: 'Continue with a passkey',
} as const
