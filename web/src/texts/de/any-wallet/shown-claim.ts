/** Texts above and beside the claim that a wallet of other people’s software has shown. */
export const shownClaimTexts = {
  failed: 'Verlassen Sie sich nicht auf diese Antwort',
  /** These texts stand above an answer that the service signed and the verifier did not. */
  serviceOnly: {
    title: 'Nur vom Dienst signiert',
    text: 'Verlangen Sie die eigene Signatur der Prüfstelle, oder verlassen Sie sich auf diesen Dienst.',
  },
  stranger: {
    title: 'Von unbekannter Stelle ausgestellt',
    text: (name: string) => `Dieser Dienst kennt ${name} nicht. Was unten steht, kann alles Mögliche sein.`,
  },
  checkedBy: (host: string) => `Was nur ${host} prüfen konnte`,
  shown: 'Was die Wallet zeigt',
  checking: 'Angabe wird geprüft',
} as const
