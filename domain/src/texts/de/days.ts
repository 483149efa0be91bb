const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export function relativeTime(then: Date, now: Date): string {
  const age = now.getTime() - then.getTime()
  if (age < minute) return 'Gerade eben'
  if (age < hour) return `vor ${Math.floor(age / minute)} Min.`
  if (age < day) return `vor ${Math.floor(age / hour)} Std.`
  if (age < 2 * day) return 'vor 1 Tag'
  if (age < 30 * day) return `vor ${Math.floor(age / day)} Tagen`
  return `${then.toLocaleDateString('de')}${noteZone(then)}`
}

const monthNames = ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.']

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
  return moment.getDate() === moment.getUTCDate() ? '' : ' (Ortszeit)'
}

function writeDay(year: number, month: number, day: number): string {
  return `${day}. ${monthNames[month]} ${year}`
}
