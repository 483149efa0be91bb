/** The name of the only wallet that the page supports. */
export const wallet = 'MetaMask'

/** Every visitor loads these words, so they stand apart from the wallet's other texts. */
export const connectTexts = {
  connect: `${wallet} verbinden`,
  connecting: 'Wird verbunden …',
  passkey: 'Mit Passkey fortfahren',
} as const
