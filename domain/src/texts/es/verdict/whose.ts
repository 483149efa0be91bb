import { on } from './sentence-parts.ts'

export const whoseTexts = {
  confirmedBy: 'confirmada por',
  on,
  dated: (day: string) => `, que indica la fecha ${day}`,
  nobody: 'No dice de quién es. Pide a quien te la muestra que demuestre que es suya.',
  keptBack: (count: number) => (count === 1 ? '1 campo no se ha compartido' : `${count} campos no se han compartido`),
} as const
