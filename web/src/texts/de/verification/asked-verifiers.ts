export const askedVerifierTexts = {
  term: 'Angefragte Prüfstellen',
  pending: (asked: string) => `angefragt am ${asked}, noch keine Antwort`,
  approved: (asked: string, decided: string) => `angefragt am ${asked}, bestätigt am ${decided}`,
  rejected: (asked: string, decided: string) => `angefragt am ${asked}, abgelehnt am ${decided}`,
  withdrawn: (asked: string, decided: string) => `angefragt am ${asked}, Bestätigung am ${decided} zurückgezogen`,
} as const
