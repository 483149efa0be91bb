import { hourMs, splitDuration, type TimeUnit } from '../split-duration.ts'

const units = {
  day: ['يوم واحد', 'يومين', 'أيام', 'يومًا'],
  hour: ['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة'],
  minute: ['دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة'],
} as const

/** Writes a length of time, such as “5 minutes” or “a day”. */
export function writeDuration(ms: number): string {
  return countUnits(...splitDuration(ms))
}

/** Writes a length of time in hours and digits, such as “24 hours”. */
export function writeHours(ms: number): string {
  return countUnits(ms / hourMs, 'hour')
}

function countUnits(count: number, unit: TimeUnit): string {
  const [one, two, few, many] = units[unit]
  if (count < 3) return count === 1 ? one : two
  return `${count} ${count <= 10 ? few : many}`
}
