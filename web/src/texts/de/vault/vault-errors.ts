import type { ErrorText } from '../../error-text.ts'

export const vaultErrorTexts = {
  'vault-wallet-unfit': {
    type: 'wallet',
    text: 'Diese Wallet kann das nicht. Bitte nehmen Sie den Wiederherstellungscode oder einen Passkey.',
  },
  'vault-passkey-unfit': { type: 'wallet', text: 'Dieser Passkey kann das nicht. Bitte nehmen Sie einen anderen Weg.' },
  'vault-passkey-declined': {
    type: 'wallet',
    text: 'Der Passkey wurde nicht benutzt. Bitte versuchen Sie es noch einmal.',
  },
  'vault-backup-unreadable': {
    type: 'unknown',
    text: 'Diese Datei ist keine Sicherung privater Attribute. Bitte wählen Sie eine andere.',
  },
  'attributes-unreadable': {
    type: 'verification',
    text: 'Diese privaten Attribute lassen sich mit Ihrem Schlüssel nicht öffnen.',
  },
  'attributes-unsigned': {
    type: 'verification',
    text: 'Die Person, der sie gehören, hat diese privaten Attribute nicht signiert.',
  },
} as const satisfies Record<string, ErrorText>
