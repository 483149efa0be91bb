import { countUnits } from '../count-in-arabic.ts'
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
