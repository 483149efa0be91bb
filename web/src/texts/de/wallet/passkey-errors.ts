import type { ErrorText } from '../../error-text.ts'

export const passkeyErrorTexts = {
  'passkeys-not-offered': {
    type: 'wallet',
    text: 'Dieser Dienst bietet keine Passkeys an. Bitte verbinden Sie eine Wallet.',
  },
  'passkey-of-another-account': {
    type: 'wallet',
    text: 'Dieser Passkey gehört nicht zum angemeldeten Konto.',
  },
  'sponsoring-not-offered': {
    type: 'transaction',
    text: 'Dieser Dienst zahlt nicht für Transaktionen. Bitte verbinden Sie eine Wallet, die zahlt.',
  },
  'sponsoring-refused': {
    type: 'transaction',
    text: 'Dafür zahlt dieser Dienst nicht. Bitte verbinden Sie eine Wallet, die zahlt.',
  },
  'sponsored-call-fails': {
    type: 'transaction',
    text: 'Die Blockchain würde das ablehnen. Deshalb wurde nichts gesendet. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  'sponsoring-used-up': {
    type: 'transaction',
    text: 'Was dieser Dienst an einem Tag zahlt, ist aufgebraucht. Bitte versuchen Sie es morgen noch einmal, oder verbinden Sie eine Wallet, die zahlt.',
  },
  'sponsoring-too-slow': {
    type: 'transaction',
    text: 'Die Blockchain ist ausgelastet. Was Sie getan haben, ist gespeichert und wird so bald wie möglich gesendet.',
  },
  'passkey-declined': {
    type: 'wallet',
    text: 'Nichts wurde bestätigt. Bitte versuchen Sie es noch einmal, und bestätigen Sie mit Finger, Gesicht oder PIN.',
  },
  'passkey-unsupported': {
    type: 'wallet',
    text: 'Dieser Browser kennt keine Passkeys. Bitte nehmen Sie einen anderen Browser, oder verbinden Sie eine Wallet.',
  },
  'passkey-host-unfit': {
    type: 'wallet',
    text: 'Unter einer Adresse aus Zahlen funktionieren Passkeys nicht. Bitte öffnen Sie diese Seite unter localhost.',
  },
  'passkey-busy': {
    type: 'wallet',
    text: 'Eine andere Frage nach einem Passkey ist noch offen. Bitte beantworten oder schließen Sie sie zuerst.',
  },
  'passkey-already-here': {
    type: 'wallet',
    text: 'Jenes Gerät hat schon einen Passkey dieser Identität. Bitte nehmen Sie ein anderes Gerät oder einen Sicherheitsschlüssel.',
  },
  'passkey-unknown': {
    type: 'wallet',
    text: 'Dieser Passkey hat hier noch kein Konto. Bitte erstellen Sie einen neuen, oder nehmen Sie einen anderen.',
  },
} as const satisfies Record<string, ErrorText>
