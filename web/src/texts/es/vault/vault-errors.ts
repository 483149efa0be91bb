import type { ErrorText } from '../../error-text.ts'

export const vaultErrorTexts = {
  'vault-wallet-unfit': {
    type: 'wallet',
    text: 'Esta cartera no puede hacer eso. Usa el código de recuperación o una llave de acceso.',
  },
  'vault-passkey-unfit': { type: 'wallet', text: 'Esta llave de acceso no puede hacer eso. Usa otra forma de acceso.' },
  'vault-passkey-declined': { type: 'wallet', text: 'No se ha usado la llave de acceso. Vuelve a intentarlo.' },
  'vault-backup-unreadable': {
    type: 'unknown',
    text: 'Este archivo no es una copia de seguridad de atributos privados. Elige otro.',
  },
  'attributes-unreadable': {
    type: 'verification',
    text: 'Estos atributos privados no se pueden abrir con tu clave.',
  },
  'attributes-unsigned': { type: 'verification', text: 'Su titular no ha firmado estos atributos privados.' },
} as const satisfies Record<string, ErrorText>
