const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export function relativeTime(then: Date, now: Date): string {
  const age = now.getTime() - then.getTime()
  if (age < minute) return 'Ahora mismo'
  if (age < hour) return `hace ${Math.floor(age / minute)} min`
  if (age < day) return `hace ${Math.floor(age / hour)} h`
  if (age < 30 * day) return `hace ${Math.floor(age / day)} d`
  return `${then.toLocaleDateString('es')}${noteZone(then)}`
}

const monthNames = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic']

export function shortDate(date: string): string {
  const isCalendarDay = /^\d{4}-\d{2}-\d{2}$/.test(date)
  const parsed = new Date(date)
  if (Number.isNaN(parsed.getTime())) return date
  if (isCalendarDay) return writeDay(parsed.getUTCFullYear(), parsed.getUTCMonth(), parsed.getUTCDate())
  return `${writeDay(parsed.getFullYear(), parsed.getMonth(), parsed.getDate())}${noteZone(parsed)}`
}

export function utcDate(moment: string): string {
  return `${shortDate(moment.slice(0, 10))} (UTC)`
}

function noteZone(moment: Date): string {
  return moment.getDate() === moment.getUTCDate() ? '' : ' (hora local)'
}

function writeDay(year: number, month: number, day: number): string {
  return `${day} ${monthNames[month]} ${year}`
}
