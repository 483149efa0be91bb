import { hourMs, splitDuration } from '../split-duration.ts'

const units = {
  day: ['einem Tag', 'Tagen'],
  hour: ['einer Stunde', 'Stunden'],
  minute: ['einer Minute', 'Minuten'],
} as const
const words = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']

/**
 * Writes a length of time in words, such as “five minutes” or “a day”. The words are in the dative,
 * which “nach” and “innerhalb von” require.
 */
export function writeDuration(ms: number): string {
  const [count, unit] = splitDuration(ms)
  const [one, many] = units[unit]
  return count === 1 ? one : `${words[count - 2] ?? count} ${many}`
}

/** Writes a length of time in hours and digits, such as “24 hours”. */
export function writeHours(ms: number): string {
  return ms === hourMs ? '1 Stunde' : `${ms / hourMs} Stunden`
}
