import { type ErrorText, verification, wallet } from '../../error-text.ts'

export const vaultErrorTexts = {
  'vault-wallet-unfit': wallet('This wallet cannot do that. Please use the recovery code or a passkey.'),
  'vault-passkey-unfit': wallet('This passkey cannot do that. Please use another way.'),
  'vault-passkey-declined': wallet('The passkey was not used. Please try again.'),
  'vault-backup-unreadable': {
    type: 'unknown',
    text: 'This file is no backup of private attributes. Please choose another one.',
  },
  'attributes-unreadable': verification('These private attributes cannot be opened with your key.'),
  'attributes-malformed': verification(
    'One of these private attributes is not in the form of its field. Your key is in order. Please ask the owner to send the attributes again.',
  ),
  'attributes-unsigned': verification('The holder has not signed these private attributes.'),
} satisfies Record<string, ErrorText>
