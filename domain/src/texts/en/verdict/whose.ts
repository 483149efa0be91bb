import { on } from './told.ts'

export const whoseTexts = {
  confirmedBy: 'confirmed by',
  on,
  nobody: 'It does not say whose it is. Ask them to prove it is theirs.',
  /** Says how many fields a link keeps back, without naming them. */
  keptBack: (count: number) => (count === 1 ? '1 field was not shared' : `${count} fields were not shared`),
} as const
