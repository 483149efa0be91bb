import { type ErrorText, transaction, wallet } from '../../error-text.ts'

export const passkeyErrorTexts = {
  'passkeys-not-offered': wallet('Dieser Dienst bietet keine Passkeys an. Bitte verbinden Sie eine Wallet.'),
  'passkey-of-another-account': wallet('Dieser Passkey gehört nicht zum angemeldeten Konto.'),
  'sponsoring-not-offered': transaction(
    'Dieser Dienst zahlt nicht für Transaktionen. Bitte verbinden Sie eine Wallet, die zahlt.',
  ),
  'sponsoring-refused': transaction('Dafür zahlt dieser Dienst nicht. Bitte verbinden Sie eine Wallet, die zahlt.'),
  'sponsored-call-fails': transaction(
    'Die Blockchain würde das ablehnen. Deshalb wurde nichts gesendet. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  ),
  'sponsoring-used-up': transaction(
    'Was dieser Dienst an einem Tag zahlt, ist aufgebraucht. Bitte versuchen Sie es morgen noch einmal, oder verbinden Sie eine Wallet, die zahlt.',
  ),
  'sponsoring-too-slow': transaction(
    'Die Blockchain ist ausgelastet. Was Sie getan haben, ist gespeichert und wird so bald wie möglich gesendet.',
  ),
  'passkey-declined': wallet(
    'Nichts wurde bestätigt. Bitte versuchen Sie es noch einmal, und bestätigen Sie mit Finger, Gesicht oder PIN.',
  ),
  'passkey-unsupported': wallet(
    'Dieser Browser kennt keine Passkeys. Bitte nehmen Sie einen anderen Browser, oder verbinden Sie eine Wallet.',
  ),
  'passkey-host-unfit': wallet(
    'Unter einer Adresse aus Zahlen funktionieren Passkeys nicht. Bitte öffnen Sie diese Seite unter localhost.',
  ),
  'passkey-busy': wallet(
    'Eine andere Frage nach einem Passkey ist noch offen. Bitte beantworten oder schließen Sie sie zuerst.',
  ),
  'passkey-already-here': wallet(
    'Jenes Gerät hat schon einen Passkey dieser Identität. Bitte nehmen Sie ein anderes Gerät oder einen Sicherheitsschlüssel.',
  ),
  'passkey-unknown': wallet(
    'Dieser Passkey hat hier noch kein Konto. Bitte erstellen Sie einen neuen, oder nehmen Sie einen anderen.',
  ),
} satisfies Record<string, ErrorText>
