import type { ErrorText } from '../../error-text.ts'

export const recoveryErrorTexts = {
  'guardian-list-wrong': {
    type: 'verification',
    text: 'Diese Liste der Vertrauenspersonen gilt nicht. Vielleicht wurde sie inzwischen geändert. Bitten Sie um die neueste Datei.',
  },
  'guardian-unknown': { type: 'wallet', text: 'Diese Wallet gehört zu keiner Vertrauensperson der Identität.' },
  'guardian-vote-over': {
    type: 'verification',
    text: 'Die Vertrauenspersonen haben inzwischen etwas anderes entschieden. Bitte sehen Sie es sich an und signieren Sie noch einmal.',
  },
  'guardian-signature-invalid': {
    type: 'wallet',
    text: 'Die Signatur stammt nicht von dieser Vertrauensperson, oder sie gilt einer anderen Entscheidung. Bitte signieren Sie noch einmal.',
  },
  'recovery-not-ready': {
    type: 'transaction',
    text: 'Noch lässt sich nichts abschließen: Die Wartezeit ist nicht um, oder die Änderung wurde abgebrochen.',
  },
} as const satisfies Record<string, ErrorText>
