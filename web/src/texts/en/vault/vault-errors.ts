import type { ErrorText } from '../../error-text.ts'

export const vaultErrorTexts = {
  'vault-wallet-unfit': {
    type: 'wallet',
    text: 'This wallet cannot do that. Please use the recovery code or a passkey.',
  },
  'vault-passkey-unfit': { type: 'wallet', text: 'This passkey cannot do that. Please use another way.' },
  'vault-passkey-declined': { type: 'wallet', text: 'The passkey was not used. Please try again.' },
  'vault-backup-unreadable': {
    type: 'unknown',
    text: 'This file is no backup of private attributes. Please choose another one.',
  },
  'attributes-unreadable': { type: 'verification', text: 'These private attributes cannot be opened with your key.' },
  'attributes-unsigned': { type: 'verification', text: 'The holder has not signed these private attributes.' },
} as const satisfies Record<string, ErrorText>
