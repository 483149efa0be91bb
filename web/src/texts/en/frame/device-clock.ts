const minuteMs = 60_000

export const clockTexts = {
  /** `errorMs` is how far the device's clock is ahead, or, if negative, behind. */
  what: (errorMs: number) => `This device’s clock is ${span(Math.abs(errorMs))} ${errorMs > 0 ? 'fast' : 'slow'}.`,
  meaning: 'Times on this page may be wrong, and what has an end may look ended. Please set the clock.',
} as const

function span(ms: number): string {
  const minutes = Math.round(ms / minuteMs)
  if (minutes < 90) return `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  if (hours < 20) return `${hours} hours`
  const days = Math.round(hours / 24)
  return days === 1 ? '1 day' : `${days} days`
}
