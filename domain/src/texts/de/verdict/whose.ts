import { on } from './sentence-parts.ts'

export const whoseTexts = {
  confirmedBy: 'bestätigt von',
  on,
  /**
   * Gives the date that the verifier wrote. The chain shows no date, and the verifier could write
   * any date.
   */
  dated: (day: string) => `, laut Prüfstelle am ${day}`,
  nobody: 'Hier steht nicht, wem das gehört. Bitten Sie die Person zu beweisen, dass es ihr gehört.',
  /** Says how many fields a link keeps back, without naming them. */
  keptBack: (count: number) => (count === 1 ? '1 Feld wurde nicht geteilt' : `${count} Felder wurden nicht geteilt`),
} as const
