import { quoteWords } from '@did/domain/proof/quote-words'
export const proveAgeTexts = {
  title: 'Mein Alter beweisen',
  description: 'Zeigen Sie, dass Sie alt genug sind, ohne zu zeigen, wann Sie geboren sind.',
  lead: 'Ihr Geburtsdatum wird in diesem Browser versiegelt. Sie öffnen es mit Ihrer Wallet, einem Passkey oder einem Code.',
  loading: 'Es wird nachgesehen, was Sie schon haben',
  failed: 'Ihre Angaben konnten nicht geladen werden.',
  steps: {
    new: 'Zuerst bestätigt eine Organisation Ihr Geburtsdatum. Nur sie und Sie können es lesen.',
    unsent: 'Ihr Geburtsdatum ist versiegelt. Wählen Sie die Organisation, die es bestätigt.',
    refused: (name: string) =>
      `${quoteWords(name)} hat Ihr Geburtsdatum nicht bestätigt. Sie können eine andere Organisation anfragen.`,
    ready: (name: string) =>
      `${quoteWords(name)} hat Ihr Geburtsdatum bestätigt. Wählen Sie, was Sie beweisen möchten, und für wen.`,
  },
  waiting: {
    title: (name: string) => `${quoteWords(name)} hat Ihre Anfrage`,
    text: 'Nach der Entscheidung geht es auf dieser Seite von selbst weiter. Sie können sie schließen und später wiederkommen.',
  },
  born: 'Geburtsdatum',
  bornHint: 'Es wird versiegelt. Wer Ihren Beweis prüft, sieht es nie.',
  bornWrong: 'Geben Sie Ihr Geburtsdatum ein',
  name: 'Ihr Name',
  nameHint: 'So, wie die Organisation Sie kennt.',
  nameMissing: 'Geben Sie Ihren Namen ein',
  verifier: 'Wer es bestätigt',
  verifierMissing: 'Wählen Sie eine Organisation',
  noVerifiers:
    'Noch kann hier keine Organisation ein Geburtsdatum empfangen. Bitten Sie Ihre, in ihrem Profil „Private Attribute“ zu öffnen und dort ihren Schlüssel zu erstellen. Diese Seite geht dann von selbst weiter.',
  noDid: 'Minten Sie zuerst Ihre DID. Dann können Sie Ihr Alter beweisen.',
  ask: 'Versiegeln und anfragen',
  asking: 'Wird angefragt …',
  years: 'Was Sie beweisen',
  older: (years: number) => `${years} oder älter`,
  claim: { title: 'Geburtsdatum', description: 'Mein Geburtsdatum, als privates Attribut versiegelt.' },
} as const
