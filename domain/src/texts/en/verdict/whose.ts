import { on } from './sentence-parts.ts'

export const whoseTexts = {
  confirmedBy: 'confirmed by',
  on,
  /**
   * Gives the date that the verifier wrote, if the chain shows no date of the signature. The
   * verifier could write any date.
   */
  dated: (day: string) => `, which dates it ${day}`,
  nobody: 'It does not say whose it is. Ask them to prove it is theirs.',
  /** Says how many fields a link keeps back, without naming them. */
  keptBack: (count: number) => (count === 1 ? '1 field was not shared' : `${count} fields were not shared`),
} as const
