import { on } from './sentence-parts.ts'

export const whoseTexts = {
  confirmedBy: 'bestätigt von',
  on,
  dated: (day: string) => `, laut Prüfstelle am ${day}`,
  nobody: 'Hier steht nicht, wem das gehört. Bitten Sie die Person zu beweisen, dass es ihr gehört.',
  keptBack: (count: number) => (count === 1 ? '1 Feld wurde nicht geteilt' : `${count} Felder wurden nicht geteilt`),
} as const
