export const wallet = 'MetaMask'

export const connectTexts = {
  connect: `${wallet} verbinden`,
  connecting: 'Wird verbunden …',
  passkey: 'Mit Passkey fortfahren',
} as const
