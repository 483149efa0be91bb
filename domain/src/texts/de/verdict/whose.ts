import { on } from './sentence-parts.ts'

export const whoseTexts = {
  confirmedBy: 'bestätigt von',
  on,
  /** The chain has no date yet, and a verifier could write any. */
  dated: (day: string) => `, laut Prüfstelle am ${day}`,
  nobody: 'Hier steht nicht, wem das gehört. Bitten Sie die Person zu beweisen, dass es ihr gehört.',
  /** Says how many fields a link keeps back, without naming them. */
  keptBack: (count: number) => (count === 1 ? '1 Feld wurde nicht geteilt' : `${count} Felder wurden nicht geteilt`),
} as const
