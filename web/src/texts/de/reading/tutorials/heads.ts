export const tutorialsTexts = {
  title: 'Anleitungen',
  lead: 'Sechs kurze Texte in sinnvoller Reihenfolge. Jeder endet dort, wo Sie tun können, worum es geht.',
} as const

export const tutorialHeads = {
  'introduction-to-dids': {
    title: 'Einführung in DIDs',
    lead: 'Was eine eigene Kennung ist, und wozu sie gut ist.',
  },
  'creating-your-first-did': {
    title: 'Ihre erste DID erstellen',
    lead: 'Von der Wallet zur DID auf der Blockchain, in etwa drei Minuten.',
  },
  'managing-claims': {
    title: 'Angaben verwalten',
    lead: 'Schreiben Sie prüfbare Angaben, lassen Sie sie prüfen, und halten Sie sie in Ordnung.',
  },
  'zero-knowledge-proofs': {
    title: 'Zero-Knowledge-Beweise',
    lead: 'Zeigen, dass etwas stimmt, ohne zu zeigen, warum.',
  },
  'selective-disclosure': {
    title: 'Auswählen, was Sie zeigen',
    lead: 'Zeigen Sie den Teil, nach dem gefragt wird. Der Rest bleibt versiegelt.',
  },
  'becoming-a-verifier': {
    title: 'Prüfstelle werden',
    lead: 'Prüfen Sie Angaben für Ihre Organisation, und signieren Sie, was Sie geprüft haben.',
  },
} as const
