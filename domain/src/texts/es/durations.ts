import { hourMs, splitDuration } from '../split-duration.ts'

const units = {
  day: ['un día', 'días'],
  hour: ['una hora', 'horas'],
  minute: ['un minuto', 'minutos'],
} as const
const words = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce']

/** Writes a length of time in words, such as “five minutes” or “a day”. */
export function writeDuration(ms: number): string {
  const [count, unit] = splitDuration(ms)
  const [one, many] = units[unit]
  return count === 1 ? one : `${words[count - 2] ?? count} ${many}`
}

/** Writes a length of time in hours and digits, such as “24 hours”. */
export function writeHours(ms: number): string {
  return ms === hourMs ? '1 hora' : `${ms / hourMs} horas`
}
