import { hourMs, splitDuration } from '../split-duration.ts'

const units = {
  day: ['يوم واحد', 'يومين', 'أيام', 'يومًا'],
  hour: ['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة'],
  minute: ['دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة'],
} as const

/** Writes a length of time, such as “5 minutes” or “a day”. */
export function writeDuration(ms: number): string {
  const [count, unit] = splitDuration(ms)
  return countUnits(count, units[unit])
}

/** Writes a length of time in hours and digits, such as “24 hours”. */
export function writeHours(ms: number): string {
  return countUnits(ms / hourMs, units.hour)
}

/** The forms are for one, two, three to ten, and more. */
export function countUnits(count: number, [one, two, few, many]: readonly [string, string, string, string]): string {
  if (count < 3) return count === 1 ? one : two
  return `${count} ${count <= 10 ? few : many}`
}
