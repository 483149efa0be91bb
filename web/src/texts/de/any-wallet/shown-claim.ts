export const shownClaimTexts = {
  failed: 'Verlassen Sie sich nicht auf diese Antwort',
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
