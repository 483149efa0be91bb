import { type ErrorText, verification, wallet } from '../../error-text.ts'

export const vaultErrorTexts = {
  'vault-wallet-unfit': wallet(
    'Diese Wallet kann das nicht. Bitte nehmen Sie den Wiederherstellungscode oder einen Passkey.',
  ),
  'vault-passkey-unfit': wallet('Dieser Passkey kann das nicht. Bitte nehmen Sie einen anderen Weg.'),
  'vault-passkey-declined': wallet('Der Passkey wurde nicht benutzt. Bitte versuchen Sie es noch einmal.'),
  'vault-backup-unreadable': {
    type: 'unknown',
    text: 'Diese Datei ist keine Sicherung privater Attribute. Bitte wählen Sie eine andere.',
  },
  'attributes-unreadable': verification('Diese privaten Attribute lassen sich mit Ihrem Schlüssel nicht öffnen.'),
  'attributes-malformed': verification(
    'Eines dieser privaten Attribute hat nicht die Form seines Feldes. Ihr Schlüssel ist in Ordnung. Bitten Sie die Person, der die Attribute gehören, sie noch einmal zu senden.',
  ),
  'attributes-unsigned': verification('Die Person, der sie gehören, hat diese privaten Attribute nicht signiert.'),
} satisfies Record<string, ErrorText>
