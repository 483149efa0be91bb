import { type ErrorText, verification, wallet } from '../../error-text.ts'

export const vaultErrorTexts = {
  'vault-wallet-unfit': wallet('Esta cartera no puede hacer eso. Usa el código de recuperación o una llave de acceso.'),
  'vault-passkey-unfit': wallet('Esta llave de acceso no puede hacer eso. Usa otra forma de acceso.'),
  'vault-passkey-declined': wallet('No se ha usado la llave de acceso. Vuelve a intentarlo.'),
  'vault-backup-unreadable': {
    type: 'unknown',
    text: 'Este archivo no es una copia de seguridad de atributos privados. Elige otro.',
  },
  'attributes-unreadable': verification('Estos atributos privados no se pueden abrir con tu clave.'),
  'attributes-malformed': verification(
    'Uno de estos atributos privados no tiene la forma de su campo. Tu clave está bien. Pide a su titular que vuelva a enviar los atributos.',
  ),
  'attributes-unsigned': verification('Su titular no ha firmado estos atributos privados.'),
} satisfies Record<string, ErrorText>
