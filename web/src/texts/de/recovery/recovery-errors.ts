import { type ErrorText, transaction, verification, wallet } from '../../error-text.ts'

export const recoveryErrorTexts = {
  'guardian-list-wrong': verification(
    'Diese Liste der Vertrauenspersonen gilt nicht. Vielleicht wurde sie inzwischen geändert. Bitten Sie um die neueste Datei.',
  ),
  'guardian-unknown': wallet('Diese Wallet gehört zu keiner Vertrauensperson der Identität.'),
  'guardian-vote-over': verification(
    'Die Vertrauenspersonen haben inzwischen etwas anderes entschieden. Bitte sehen Sie es sich an und signieren Sie noch einmal.',
  ),
  'guardian-signature-invalid': wallet(
    'Die Signatur stammt nicht von dieser Vertrauensperson, oder sie gilt einer anderen Entscheidung. Bitte signieren Sie noch einmal.',
  ),
  'recovery-not-ready': transaction(
    'Noch lässt sich nichts abschließen: Die Wartezeit ist nicht um, oder die Änderung wurde abgebrochen.',
  ),
} satisfies Record<string, ErrorText>
