import { hourMs, splitDuration } from '../split-duration.ts'

const one = { day: 'a day', hour: 'an hour', minute: 'a minute' }
const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Writes a length of time in words, such as “five minutes” or “a day”. */
export function writeDuration(ms: number): string {
  const [count, unit] = splitDuration(ms)
  return count === 1 ? one[unit] : `${words[count - 2] ?? count} ${unit}s`
}

/** Writes a length of time in hours and digits, such as “24 hours”. */
export function writeHours(ms: number): string {
  return ms === hourMs ? '1 hour' : `${ms / hourMs} hours`
}
