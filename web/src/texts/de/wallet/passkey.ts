import { connectTexts } from './connect.ts'

export const passkeyTexts = {
  title: connectTexts.passkey,
  lead: 'Finger, Gesicht oder PIN öffnen Ihre Identität. Sie brauchen weder Wallet noch Geld.',
  withoutWallet: 'Sie brauchen keine Wallet: Finger, Gesicht oder PIN genügen, und dieser Dienst zahlt.',
  points: [
    'Ein Passkey ist ein Schlüssel, den Ihr Handy oder Computer aufbewahrt. Niemand hier bekommt ihn je zu sehen.',
    'Dieser Dienst zahlt für Sie, was die Blockchain kostet.',
    'Vielleicht legt Ihr Gerät den Passkey in Ihr Konto beim Hersteller. Dann haben ihn auch Ihre anderen Geräte.',
  ],
  create: 'Neue Identität erstellen',
  find: 'Ich habe hier einen Passkey',
  again: (account: string) => `Als ${account} fortfahren`,
  another: 'Anderen Passkey benutzen',
  waiting: 'Ihr Gerät fragt Sie …',
  signingIn: 'Bestätigen Sie noch einmal, um sich anzumelden.',
  declinedHint:
    'Wenn nichts erschienen ist, hat Ihr Gerät vielleicht keine Bildschirmsperre. Richten Sie eine ein, oder nehmen Sie einen Passkey auf Ihrem Handy: Ihr Browser kann dafür einen Code zeigen.',
  notFoundHint:
    'Wenn Ihr Gerät keinen Passkey angeboten hat, hat es keinen für diese Website. Nehmen Sie einen auf Ihrem Handy, denn Ihr Browser kann dafür einen Code zeigen. Oder erstellen Sie eine neue Identität.',
  notOffered: {
    'not-set-up': 'Dieser Dienst ist nicht für Passkeys eingerichtet. Bitte verbinden Sie stattdessen eine Wallet.',
    'no-precompile':
      'Die Blockchain dieses Dienstes kann Passkeys nicht günstig genug prüfen. Deshalb bietet er keine an. Bitte verbinden Sie stattdessen eine Wallet.',
    unknown:
      'Die Blockchain antwortet im Moment nicht. Deshalb gehen gerade keine Passkeys. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  elsewhere: 'Meine Identität ist auf einem anderen Gerät',
  lost: 'Ich habe meinen Passkey oder meine Wallet verloren',
  inApp: {
    title: 'Diese Seite ist in einer anderen App geöffnet',
    text: 'Ein solches Fenster hat keine Wallet und vielleicht auch keine Passkeys. Wählen Sie im Menü der App „Im Browser öffnen“, oder kopieren Sie die Adresse in Ihren Browser.',
    copy: 'Adresse kopieren',
    copied: 'Kopiert',
  },
  openAtLocalhost: 'Diese Seite unter localhost öffnen',
} as const
