import { on } from './sentence-parts.ts'

export const whoseTexts = {
  confirmedBy: 'confirmada por',
  on,
  /**
   * Gives the date that the verifier wrote. The chain shows no date, and the verifier could write
   * any date.
   */
  dated: (day: string) => `, que indica la fecha ${day}`,
  nobody: 'No dice de quién es. Pide a quien te la muestra que demuestre que es suya.',
  /** Says how many fields a link keeps back, without naming them. */
  keptBack: (count: number) => (count === 1 ? '1 campo no se ha compartido' : `${count} campos no se han compartido`),
} as const
