export const wallet = 'MetaMask'

export const connectTexts = {
  connect: `Conectar ${wallet}`,
  connecting: 'Conectando…',
  passkey: 'Continuar con una llave de acceso',
} as const
