import { plural } from './plural.ts'

const minuteMs = 60_000

export const clockTexts = {
  what: (errorMs: number) =>
    `El reloj de este dispositivo va ${span(Math.abs(errorMs))} ${errorMs > 0 ? 'adelantado' : 'atrasado'}.`,
  meaning:
    'Puede que las horas de esta página no sean correctas y que algo parezca caducado sin estarlo. Pon el reloj en hora.',
} as const

function span(ms: number): string {
  const minutes = Math.round(ms / minuteMs)
  if (minutes < 90) return plural(minutes, { one: '# minuto', other: '# minutos' })
  const hours = Math.round(minutes / 60)
  if (hours < 20) return plural(hours, { one: '# hora', other: '# horas' })
  return plural(Math.round(hours / 24), { one: '# día', other: '# días' })
}
