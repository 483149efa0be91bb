export const historyTexts = {
  usage: 'Aufruf: npm run check-history -- <Datei> [<ältere Datei zur selben Angabe>]',
  wrong: 'FALSCH',
  notChecked: 'nicht geprüft',
  whole: (entries: number, claimId: number) =>
    `Die ${entries} Einträge der Angabe ${claimId} folgen lückenlos aufeinander.`,
  noHistory: (path: string, why: string) => `${path} ist nicht der Verlauf einer Angabe: ${why}`,
  unreadable: (path: string, why: string) => `${path} kann nicht gelesen werden: ${why}`,
  empty: 'Es gibt keine Einträge',
  entry: (place: number, kind: string) => `Eintrag ${place} (${kind})`,
  outOfPlace: (entry: string) => `${entry} steht nicht an seinem Platz`,
  doesNotFollow: (entry: string) => `${entry} folgt nicht auf den Eintrag davor`,
  tooEarly: (entry: string) => `${entry} ist früher als der Eintrag davor`,
  otherHash: (entry: string) => `${entry} hat nicht den Hash dessen, was dort steht`,
  otherText: (entry: string) => `${entry} hat nicht den Hash des eigenen Textes`,
  erased: (entry: string) => `${entry}: Der Text wurde gelöscht oder wird Ihnen nicht gezeigt`,
  otherClaim: 'Die ältere Datei gehört zu einer anderen Angabe',
  changed: (entry: string) => `${entry} ist nicht, was in der älteren Datei steht`,
} as const
