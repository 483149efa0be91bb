const lengths = { day: 86_400_000, hour: 3_600_000, minute: 60_000 }

export type TimeUnit = keyof typeof lengths

export const hourMs = lengths.hour

/** Splits a length of time into a number and the largest unit of which it is a multiple. */
export function splitDuration(ms: number): [count: number, unit: TimeUnit] {
  const unit = ms % lengths.day === 0 ? 'day' : ms % lengths.hour === 0 ? 'hour' : 'minute'
  return [ms / lengths[unit], unit]
}
