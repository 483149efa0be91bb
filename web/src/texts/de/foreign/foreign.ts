import { quoteWords } from '@did/domain/proof/quote-words'

export const foreignTexts = {
  checking: 'Nachweis wird geprüft …',
  unreadable: {
    title: 'Dieser Nachweis ließ sich nicht lesen',
    sentence:
      'Er sieht aus wie ein Nachweis anderer Software, aber ein Teil ist beschädigt oder von einer Art, die diese Seite nicht kennt.',
  },
  issuedBy: 'Ausgestellt von',
  signedBy: 'Signiert von',
  inShort: (title: string, issuer: string) => `${quoteWords(title)}, ausgestellt von ${issuer}`,
  callsItself: (name: string) => `Angegebener Name: ${quoteWords(name)}. Niemand hat ihn hier geprüft.`,
  members: {
    title: 'Titel',
    claimType: 'Art der Angabe',
    issuerName: 'Aussteller, von der Person selbst genannt',
    issueDate: 'Ausstellungsdatum',
    level: 'Wie geprüft wurde',
    verifier: 'Bestätigt von',
  },
  fetchedKeys: (hosts: string) =>
    `Dieser Dienst hat die Schlüssel des Ausstellers für diese Seite von ${hosts} geholt.`,
  fetchedLists: (hosts: string) =>
    `Dieser Dienst hat die Liste der zurückgezogenen Nachweise für diese Seite von ${hosts} geholt.`,
  checkedHere: 'Die Signaturen wurden in Ihrem Browser geprüft.',
} as const
