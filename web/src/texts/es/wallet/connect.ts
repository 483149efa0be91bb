/** The name of the only wallet that the page supports. */
export const wallet = 'MetaMask'

/** Every visitor loads these words, so they stand apart from the wallet's other texts. */
export const connectTexts = {
  connect: `Conectar ${wallet}`,
  connecting: 'Conectando…',
  passkey: 'Continuar con una llave de acceso',
} as const
